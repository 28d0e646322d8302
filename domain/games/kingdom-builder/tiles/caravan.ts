import { landOf } from '../board/board.ts';
import { isEmpty, isOpen, isSuitable } from '../board/ground.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { moveTile } from './move-tile.ts';

/** The last suitable empty hex in a direction before something stops the way; the start itself if there is none. */
const slide = (s: KbState, from: Hex, direction: number): Hex => {
  const { steps } = landOf(s.board);
  let hex = from;
  let next = steps[hex]?.[direction] ?? -1;
  while (next >= 0 && isSuitable(s, next) && isEmpty(s, next)) {
    hex = next;
    next = steps[hex]?.[direction] ?? -1;
  }
  return hex;
};

/** Move one of your settlements straight on until something is in its way. */
export const caravan = moveTile({
  id: 'caravan',
  module: 'nomads',
  to: (s, _, from) =>
    DIRECTIONS.map((d) => slide(s, from, d))
      .filter((hex) => hex !== from && isOpen(s, hex))
      .sort((a, b) => a - b),
  misfit: (s, hex) => (isSuitable(s, hex) ? 'not-where-the-way-ends' : 'not-suitable'),
});
