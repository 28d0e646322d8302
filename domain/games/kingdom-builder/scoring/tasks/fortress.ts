import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import { standsOn, type Task } from './task.ts';

const AROUND = 6;

/** 6 gold for one of your settlements with your own on all six sides. */
export const fortress: Task = {
  id: 'fortress',
  gold: 6,
  met: (s, seat) => {
    const mine = standsOn(s, seat);
    const { neighbours } = landOf(s.board);
    return scoringHexes(s, seat).some((hex) => (neighbours[hex] ?? []).filter(mine).length === AROUND);
  },
};
