import { landOf } from '../../board/board.ts';
import { areas } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 4 gold for each special hex that one of your areas joins to another special hex. */
export const merchants: Card = {
  id: 'merchants',
  module: 'base',
  score: (s, seat) => {
    const { neighbours, specials } = landOf(s.board);
    const joined = areas(s, seat)
      .map((area) => specials.filter((special) => neighbours[special]?.some((h) => area.includes(h))))
      .filter((touched) => touched.length > 1);
    return 4 * new Set(joined.flat()).size;
  },
};
