import { landOf } from '../board/board.ts';
import { isOpen, isSuitable } from '../board/ground.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { moveTile } from './move-tile.ts';

/** The first free hex in a direction behind one or more occupied ones; -1 when the next one is free already. */
const behind = (s: KbState, from: Hex, direction: number): Hex => {
  const { steps } = landOf(s.board);
  const first = steps[from]?.[direction] ?? -1;
  if (first < 0 || s.pieces[first] === 0) return -1;
  let hex = first;
  while (hex >= 0 && s.pieces[hex] !== 0) hex = steps[hex]?.[direction] ?? -1;
  return hex;
};

/** Move one of your settlements straight over occupied hexes to the first free one, if that is suitable. */
export const refugeBonus = moveTile({
  id: 'refuge_bonus',
  module: 'marshlands',
  to: (s, _, from) =>
    DIRECTIONS.map((d) => behind(s, from, d))
      .filter((hex) => hex >= 0 && isSuitable(s, hex) && isOpen(s, hex))
      .sort((a, b) => a - b),
  misfit: (s, hex) => (isSuitable(s, hex) ? 'not-behind-others' : 'not-suitable'),
});
