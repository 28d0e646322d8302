import { landOf } from '../../board/board.ts';
import { DIRECTIONS, type Hex } from '../../board/hex.ts';
import { type Card, paid } from './card.ts';

/** Whether three hexes lie side by side in one straight row. */
const inRow = (steps: readonly (readonly Hex[])[], hexes: readonly Hex[]): boolean =>
  hexes.some((first) =>
    DIRECTIONS.some((d) => {
      const second = steps[first]?.[d] ?? -1;
      const third = steps[second]?.[d] ?? -1;
      return hexes.includes(second) && hexes.includes(third);
    }),
  );

/** 2 gold at once when the three settlements of the mandatory action stand side by side in a straight row. */
export const families: Card = {
  id: 'families',
  module: 'nomads',
  score: (s, seat) => paid(s, seat, 'families'),
  built: (s, _, __, by) => {
    const hexes = s.turn?.built ?? [];
    return by === 'mandatory' && hexes.length === 3 && inRow(landOf(s.board).steps, hexes) ? 2 : 0;
  },
};
