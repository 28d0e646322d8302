import { landOf } from '../../board/board.ts';
import { standsOn, type Task } from './task.ts';

const AROUND = 6;

/** 8 gold for your own on all six sides of a castle, a location or another special hex. */
export const placeOfRefuge: Task = {
  id: 'place_of_refuge',
  gold: 8,
  met: (s, seat) => {
    const mine = standsOn(s, seat);
    const { neighbours, specials } = landOf(s.board);
    return specials.some((hex) => (neighbours[hex] ?? []).filter(mine).length === AROUND);
  },
};
