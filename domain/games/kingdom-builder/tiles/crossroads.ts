import type { Tile } from './tile.ts';

/** Draw one terrain card more at the end of each of your turns, and choose between them in the next. */
export const crossroads: Tile = {
  id: 'crossroads',
  module: 'crossroads',
  passive: true,
  drawsMore: 1,
  again: {
    next: () => null,
    act: (u, seat) => u.tell({ type: 'MoreCards', seat }),
  },
  next: () => ({ ask: 'use', from: [], why: 'works-by-itself' }),
  act: () => {},
  whyNot: () => null,
};
