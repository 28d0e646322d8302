import type { Hex } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { cityHallHexes } from '../../../domain/games/kingdom-builder/tiles/city-hall.ts';
import type { View } from './view.ts';

/** Whether an answer covers more than the hex that is pressed. */
export const isWide = (view: View): boolean => view.ask === 'city-hall';

/** The hexes that a press of a hex would cover; only where that is more than the hex itself. */
export const footprint = (view: View, hex: Hex): readonly Hex[] =>
  isWide(view) && view.possible.includes(hex) ? cityHallHexes(view.s, hex) : [];
