import { openHexes } from '../board/ground.ts';
import { seatOf } from '../state.ts';
import { drawForFort } from '../turn/deck.ts';
import { canDraw, terrainsOf } from '../turn/played.ts';
import type { Tile } from './tile.ts';

/** Draw a terrain card and build one settlement on it, beside your own if possible. */
export const fort: Tile = {
  id: 'fort',
  module: 'crossroads',
  next(s, seat) {
    if (seatOf(s, seat).supply === 0) return { ask: 'use', from: [], why: 'no-settlements-left' };
    return canDraw(s) ? null : { ask: 'use', from: [], why: 'no-cards-left' };
  },
  act(u, seat, _, dice) {
    const card = drawForFort(u, seat, dice);
    const terrains = card === null ? [] : terrainsOf(card).filter((one) => openHexes(u.state, [one]).length > 0);
    if (terrains.length > 0) u.tell({ type: 'BuildsOwed', seat, kind: 'fort', terrains, left: 1 });
  },
  whyNot: () => null,
};
