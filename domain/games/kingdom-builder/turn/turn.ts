// How a turn passes to the next seat, and when that is the end.

import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import { type KbState, seatOf } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import { close } from './closing.ts';
import { drawCard } from './deck.ts';
import { playedNow } from './played.ts';
import type { Unfolding } from './unfolding.ts';

/** The card of the turn is shown as soon as its seat does anything, unless there is a choice to make. */
export const showTerrain = (u: Unfolding, seat: Seat): void => {
  const played = playedNow(u.state, seat);
  if (!played || u.state.turn?.terrain === played.terrain) return;
  u.tell({ type: 'TerrainPlayed', seat, ...played });
};

/** Seats that have not left, in turn order after this one; the seat itself comes last. */
const following = (s: KbState, seat: Seat): readonly Seat[] =>
  s.seats.map((_, i) => (seat + 1 + i) % s.seats.length).filter((one) => !s.seats[one]?.resigned);

/** The first turn of the game: of the first seat, or of the next one after it that has not left. */
export const beginFirst = (u: Unfolding): void => {
  const { start, seats } = u.state;
  const [first = start] = following(u.state, (start + seats.length - 1) % seats.length);
  u.tell({ type: 'TurnBegan', seat: first });
};

/** Whether the turn after `seat` belongs to a new round. */
const closesRound = (s: KbState, seat: Seat, next: Seat): boolean => {
  const n = s.seats.length;
  return (next - s.start + n) % n <= (seat - s.start + n) % n;
};

/** Terrain cards that a seat draws: one, and what its tiles add. */
const handSize = (s: KbState, seat: Seat): number =>
  seatOf(s, seat).held.reduce(
    (cards, { tile }) => cards + (tileOf(tile)?.drawsMore ?? 0),
    1 + (s.turn?.moreCards ?? 0),
  );

/** The turn of a seat is over: its cards go, and it draws for the next round if there will be one. */
export const endTurn = (u: Unfolding, seat: Seat, dice: Random): void => {
  u.tell({ type: 'TurnEnded', seat, discarded: seatOf(u.state, seat).hand });
  const [next] = following(u.state, seat);
  const over = next === undefined || (closesRound(u.state, seat, next) && (u.state.ending || !u.state.placed));
  if (over) {
    close(u);
    return;
  }
  // Where a Sword may take the end back, there may be a next round after all.
  const mayGoOn = !u.state.ending || u.state.rulings.swordCancelsEnd;
  if (mayGoOn && !u.state.seats[seat]?.resigned)
    for (let i = 0; i < handSize(u.state, seat); i += 1) drawCard(u, seat, dice, false);
  u.tell({ type: 'TurnBegan', seat: next });
};
