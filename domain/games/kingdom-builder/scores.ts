import type { Seat, SeatScore } from '../../kernel/rules.ts';
import { landOf } from './board.ts';
import { cardOf } from './cards/index.ts';
import { isKind, ownerOf } from './pieces.ts';
import type { KbState } from './state.ts';

const CASTLE = 3;

/** 3 gold for each castle with a piece of the seat beside it. */
const castles = (s: KbState, seat: Seat): number => {
  const { of, neighbours } = landOf(s.board);
  const mine = (code: number): boolean => ownerOf(code) === seat && !isKind(code, 'sentry');
  return CASTLE * (of.castle ?? []).filter((hex) => neighbours[hex]?.some((h) => mine(s.pieces[h] ?? 0))).length;
};

/** What a seat has, or would have now, by card and by what the board pays. */
export const scoreOf = (s: KbState, seat: Seat): SeatScore => {
  const cards = s.cards.map((id) => [id, cardOf(id)?.score(s, seat) ?? 0] as const);
  const parts: Readonly<Record<string, number>> = Object.fromEntries([...cards, ['castles', castles(s, seat)]]);
  return { total: Object.values(parts).reduce((sum, n) => sum + n, 0), parts, tieBreaks: [] };
};

/** All seats; once it is over, what was written down then. */
export const scores = (s: KbState): readonly SeatScore[] => s.final ?? s.seats.map((_, seat) => scoreOf(s, seat));
