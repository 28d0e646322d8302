import type { Seat } from '../../../kernel/rules.ts';
import { replaceCards } from '../deck.ts';
import { canDraw, exhausted, owed } from '../played.ts';
import { type KbState, seatOf } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import { showTerrain } from '../turn.ts';
import { unfolding } from '../unfolding.ts';
import { closed, type KbAction } from './action.ts';
import { notUsable } from './use.ts';

/** A card whose terrain is full leaves the game for a new one. */
export const redrawAction: KbAction = {
  next: (s, seat) => (exhausted(s, seat) ? null : closed('redraw', 'terrain-not-exhausted')),
  decide(s, seat, _, dice) {
    const u = unfolding(s);
    replaceCards(u, seat, dice);
    showTerrain(u, seat);
    return u.events;
  },
  whyNot: () => null,
};

/** A new card may be drawn for builds still owed, or for a tile that reads the terrain. */
export const mayRedraw = (s: KbState, seat: Seat): boolean => {
  if (!exhausted(s, seat) || !canDraw(s)) return false;
  if (owed(s, seat) > 0) return true;
  const reads = (id: string): boolean => tileOf(id)?.needsTerrain === true && notUsable(s, seat, id) === null;
  return s.rulings.exhaustedAfter === 'draw' && seatOf(s, seat).held.some((held) => reads(held.tile));
};
