import { landOf } from '../../board/board.ts';
import { standsOn, type Task } from './task.ts';

const NEEDED = 7;

/** 9 gold for seven of your settlements on one edge of the board. */
export const advance: Task = {
  id: 'advance',
  gold: 9,
  met: (s, seat) => landOf(s.board).edges.some((edge) => edge.filter(standsOn(s, seat)).length >= NEEDED),
};
