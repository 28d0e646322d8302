import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import { standsOn, type Task } from './task.ts';

const LENGTH = 7;
const EAST = 1;
const SOUTH_EAST = 3;
const SOUTH_WEST = 5;

/** 7 gold for seven of your settlements side by side in one diagonal. */
export const road: Task = {
  id: 'road',
  gold: 7,
  met: (s, seat) => {
    const mine = standsOn(s, seat);
    const { steps } = landOf(s.board);
    const directions = s.rulings.roadHorizontal ? [EAST, SOUTH_EAST, SOUTH_WEST] : [SOUTH_EAST, SOUTH_WEST];
    const length = (hex: number, d: number): number => (mine(hex) ? 1 + length(steps[hex]?.[d] ?? -1, d) : 0);
    return scoringHexes(s, seat).some((hex) => directions.some((d) => length(hex, d) >= LENGTH));
  },
};
