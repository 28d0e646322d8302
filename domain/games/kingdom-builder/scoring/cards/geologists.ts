import { landOf } from '../../board/board.ts';
import { areas, regionsOf } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 2 gold for each mountain area that one of your areas joins to another; standing on it joins too. */
export const geologists: Card = {
  id: 'geologists',
  module: 'marshlands',
  lacks: (land) => (regionsOf(land, 'mountain').length < 2 ? 'geologists-need-two-mountain-areas' : null),
  score: (s, seat) => {
    const land = landOf(s.board);
    const { neighbours } = land;
    const mountains = regionsOf(land, 'mountain');
    const joined = areas(s, seat)
      .map((area) => {
        const reach = new Set(area.flatMap((hex) => [hex, ...(neighbours[hex] ?? [])]));
        return mountains.filter((mountain) => mountain.some((hex) => reach.has(hex)));
      })
      .filter((touched) => touched.length > 1);
    return 2 * new Set(joined.flat()).size;
  },
};
