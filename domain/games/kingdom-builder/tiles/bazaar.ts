import type { Tile } from './tile.ts';

/** Use one of your location tiles once more that you have used in this turn. Its uses are actions of their own. */
export const bazaar: Tile = {
  id: 'bazaar',
  module: 'harvest',
  passive: true,
  repeats: true,
  next: () => ({ ask: 'use', from: [], why: 'works-by-itself' }),
  act: () => {},
  whyNot: () => null,
};
