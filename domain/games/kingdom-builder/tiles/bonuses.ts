import type { Tile } from './tile.ts';

const passive = (id: string): Tile => ({
  id,
  module: 'marshlands',
  passive: true,
  next: () => ({ ask: 'use', from: [], why: 'works-by-itself' }),
  act: () => {},
  whyNot: () => null,
});

/** Fountain builds on mountains as well. */
export const fountainBonus = passive('fountain_bonus');

/** The first settlement that you must build in a turn may stand anywhere on its terrain. */
export const templeBonus = passive('temple_bonus');

/** Canoes answer when you take a last tile yourself, too. */
export const canoeBonus = passive('canoe_bonus');
