// Which cards lie face down is never written down: they are those that lie nowhere else. A viewer who does not know a
// hand does not know them either, and a draw fails in a browser before it could tell.

import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import type { PmbEvent, Source } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { PmbState } from '../state.ts';

const without = (all: readonly string[], elsewhere: readonly (string | null)[]): readonly string[] => {
  const known = new Set(elsewhere);
  return all.filter((id) => !known.has(id));
};

/** The kingdom cards that may be in the pile, in the order of the edition. */
export const unseenCards = (s: PmbState): readonly string[] =>
  without(
    s.edition.kingdom.map((card) => card.id),
    [...s.grid, ...s.discards, ...s.players.flatMap((p) => p.hand)],
  );

/** The oracles that may be in the part of their pile that nobody has seen. */
export const unseenOracles = (s: PmbState): readonly string[] =>
  without(
    s.edition.oracles.map((card) => card.id),
    [...s.oraclesUnder, ...s.players.flatMap((p) => [...p.oracles, ...p.offered])],
  );

const taken = (from: readonly string[], n: number, dice: Random): readonly string[] => {
  const left = [...from];
  return Array.from({ length: n }, () => left.splice(dice.below(left.length), 1)[0] ?? '');
};

/** The pile is renewed as soon as it is empty, with whatever has been discarded by then. */
export const renewal = (s: PmbState): readonly PmbEvent[] =>
  s.pile === 0 && s.discards.length > 0 ? [{ type: 'PileRenewed' }] : [];

/** Draws up to n cards; fewer where both piles are empty. */
export const drawCards = (start: PmbState, seat: Seat, n: number, from: Source, dice: Random): readonly PmbEvent[] => {
  const events: PmbEvent[] = [];
  let s = start;
  let left = n;
  while (left > 0 && s.pile > 0) {
    const now = Math.min(left, s.pile);
    const cards = taken(unseenCards(s), now, dice);
    const drawn: PmbEvent = { type: 'CardsDrawn', seat, cards, from };
    s = evolve(s, drawn);
    const renewed = renewal(s);
    s = renewed.reduce(evolve, s);
    events.push(drawn, ...renewed);
    left -= now;
  }
  return events;
};

/** The next oracles of the pile, up to n: first those nobody has seen, then those put under it. */
export const nextOracles = (s: PmbState, n: number, dice: Random): readonly string[] => {
  const fresh = Math.min(n, s.oraclePile);
  const known = Math.min(n - fresh, s.oraclesUnder.length);
  if (known > 0) dice.reveal();
  return [...taken(unseenOracles(s), fresh, dice), ...s.oraclesUnder.slice(0, known)];
};
