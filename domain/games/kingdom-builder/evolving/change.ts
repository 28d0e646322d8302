// Small copies of a state with something changed.

import type { Counts } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import type { Hex } from '../board/hex.ts';
import { type Held, type KbState, NEW_SEAT, type SeatState, type Turn } from '../state.ts';

export const withSeat = (s: KbState, seat: Seat, change: Partial<SeatState>): KbState => ({
  ...s,
  seats: s.seats.with(seat, { ...(s.seats[seat] ?? NEW_SEAT), ...change }),
});

export const withTurn = (s: KbState, change: Partial<Turn>): KbState => ({
  ...s,
  turn: s.turn && { ...s.turn, ...change },
});

/** Something has been done in the turn that is no canoe: canoes that were not used rest again. */
export const started = (s: KbState): KbState => {
  if (!s.turn || s.turn.started) return s;
  const { seat } = s.turn;
  const { held } = s.seats[seat] ?? NEW_SEAT;
  const begun = withTurn(s, { started: true });
  return held.some((one) => one.charged) ? withSeat(begun, seat, { held: held.map(resting) }) : begun;
};

const resting = ({ charged: _, ...held }: Held): Held => held;

/** The pieces with another code on one hex. */
export const withPiece = (pieces: readonly number[], hex: Hex, code: number): readonly number[] => {
  const out = pieces.slice();
  out[hex] = code;
  return out;
};

export const added = (cards: Counts, card: string, n: number): Counts => ({ ...cards, [card]: (cards[card] ?? 0) + n });

export const total = (cards: Counts): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
