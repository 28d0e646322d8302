import type { Seat, SeatScore } from '../../kernel/rules.ts';
import { landOf } from './board/board.ts';
import { GIFTS } from './nomads/gifts.ts';
import { capitols } from './scoring/capitols.ts';
import { cardOf } from './scoring/cards/index.ts';
import { castles } from './scoring/castles.ts';
import { palaces } from './scoring/palaces.ts';
import { taskOf } from './scoring/tasks/index.ts';
import { type KbState, seatOf } from './state.ts';

type Part = readonly [string, number];

/** What a seat has, or would have now: by card, by task, and by what the board pays. */
export const scoreOf = (s: KbState, seat: Seat): SeatScore => {
  const cards = s.cards.map((id): Part => [id, cardOf(id)?.score(s, seat) ?? 0]);
  const tasks = s.tasks.map((id): Part => {
    const task = taskOf(id);
    return [id, task?.met(s, seat) ? task.gold : 0];
  });
  const { gold } = seatOf(s, seat);
  const gifts = Object.keys(GIFTS).flatMap((id): readonly Part[] => (gold[id] ? [[id, gold[id]]] : []));
  const parts = Object.fromEntries([
    ...cards,
    ...tasks,
    ['castles', castles(s, seat)],
    ...(landOf(s.board).of.palace ? [['palaces', palaces(s, seat)] as const] : []),
    ...(s.capitols.length > 0 ? [['capitols', capitols(s, seat)] as const] : []),
    ...gifts,
  ]);
  return { total: Object.values(parts).reduce((sum, n) => sum + n, 0), parts, tieBreaks: [] };
};

/** All seats; once it is over, what was written down then. */
export const scores = (s: KbState): readonly SeatScore[] => s.final ?? s.seats.map((_, seat) => scoreOf(s, seat));
