// How turns begin and end.

import type { Seat } from '../../../kernel/rules.ts';
import { codeOf } from '../board/pieces.ts';
import type { KbEventOf } from '../events.ts';
import { type KbState, newTurn, seatOf } from '../state.ts';
import { withSeat } from './change.ts';
import { discarded } from './terrain-cards.ts';

export const turnBegan = (s: KbState, seat: Seat): KbState => {
  const opens = s.round === 0 || passesStart(s, seat);
  const ready = seatOf(s, seat).nomads.map((nomad) => ({ ...nomad, ready: true }));
  return {
    ...(ready.length > 0 ? withSeat(s, seat, { nomads: ready }) : s),
    round: opens ? s.round + 1 : s.round,
    placed: opens ? false : s.placed,
    turn: { ...newTurn(seat), temple: seatOf(s, seat).aside },
  };
};

/** Whether a turn of this seat, after the one before, begins a round. */
const passesStart = (s: KbState, seat: Seat): boolean => {
  const n = s.seats.length;
  const place = (one: Seat): number => (one - s.start + n) % n;
  return s.turn === null || place(seat) <= place(s.turn.seat);
};

/** Cards and nomad tiles go; location tiles may be used again. */
export const turnEnded = (before: KbState, e: KbEventOf<'TurnEnded'>): KbState => {
  const s = withoutSentries(before, e.seat);
  const { held, nomads } = seatOf(s, e.seat);
  return withSeat(discarded(s, e.seat, e.discarded), e.seat, {
    held: held.some((one) => one.used || one.fresh) ? held.map((one) => ({ ...one, used: false, fresh: false })) : held,
    nomads: nomads.filter((nomad) => !nomad.ready),
    roved: [],
  });
};

/** Sentries leave with the turn. */
const withoutSentries = (s: KbState, seat: Seat): KbState => {
  const sentry = codeOf('sentry', seat);
  return s.pieces.includes(sentry) ? { ...s, pieces: s.pieces.map((code) => (code === sentry ? 0 : code)) } : s;
};
