// What an answer would bring about that is easily overlooked. The rules themselves are asked, so no warning can be wrong.

import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { playing } from '../../../domain/games/kingdom-builder/playing.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { noRandom, Unknown } from '../../../domain/kernel/random.ts';
import type { Move, Pick, Seat } from '../../../domain/kernel/rules.ts';

interface Player {
  readonly seat: Seat;
  readonly name: string;
}

/** What comes of a complete move; nothing where that is not known before it is sent. */
const eventsOf = (s: KbState, seat: Seat, { action, picks }: Move): readonly KbEvent[] => {
  const known = playing.actions(s, seat)[action];
  if (!known || known.next(s, seat, picks) !== null) return [];
  try {
    return known.decide(s, seat, picks, noRandom);
  } catch (error) {
    if (error instanceof Unknown) return [];
    throw error;
  }
};

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Others whose canoes answer because a location is emptied. */
const canoes = (events: readonly KbEvent[], seat: Seat, players: readonly Player[]): readonly string[] => {
  const answering = events.flatMap((e) =>
    e.type === 'CanoeCharged' || (e.type === 'BuildsOwed' && e.kind === 'canoe') ? [e.seat] : [],
  );
  const names = players.filter((one) => one.seat !== seat && answering.includes(one.seat)).map(({ name }) => name);
  if (names.length === 0) return [];
  const tile = label(WORDS, 'tile', events.findLast((e) => e.type === 'TileTaken')?.tile ?? '');
  return [`This takes the last ${tile} tile: ${listed(names)} may then use a canoe.`];
};

/** Tiles that go as soon as a settlement goes up to a plateau. */
const lost = (events: readonly KbEvent[], seat: Seat): readonly string[] => {
  const tiles = events.flatMap((e) => (e.type === 'TileLost' && e.seat === seat ? [label(WORDS, 'tile', e.tile)] : []));
  return tiles.length > 0 ? [`Up there you lose ${listed(tiles)}.`] : [];
};

/** A sentence for what an answer brings about and one might regret; null when there is nothing to say. */
export const consequence = (
  s: KbState,
  seat: Seat,
  move: Move,
  pick: Pick,
  players: readonly Player[],
): string | null => {
  const events = eventsOf(s, seat, { ...move, picks: [...move.picks, pick] });
  const all = [...canoes(events, seat, players), ...(move.action === 'plateaus' ? lost(events, seat) : [])];
  return all.length > 0 ? all.join(' ') : null;
};
