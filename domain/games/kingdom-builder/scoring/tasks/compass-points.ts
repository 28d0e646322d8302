import { landOf } from '../../board/board.ts';
import { standsOn, type Task } from './task.ts';

/** 10 gold for a settlement on each of the four edges; a corner serves two. */
export const compassPoints: Task = {
  id: 'compass_points',
  gold: 10,
  met: (s, seat) => landOf(s.board).edges.every((edge) => edge.some(standsOn(s, seat))),
};
