import type { Seat } from '../../../kernel/rules.ts';
import { type KbState, seatOf } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import { replaceCards } from '../turn/deck.ts';
import { canDraw, exhausted, NATIVE, owed } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';
import { repeated } from './repeat.ts';
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
  // The open card of a native soil is never drawn anew.
  if (s.rulings.exhaustedAfter !== 'draw' || s.turn?.card === NATIVE) return false;
  const own = seatOf(s, seat).held.map((held) => held.tile);
  const usable = [...own.filter((tile) => notUsable(s, seat, tile) === null), ...repeated(s, seat)];
  return usable.some((tile) => tileOf(tile)?.lacksCard?.(s, seat));
};
