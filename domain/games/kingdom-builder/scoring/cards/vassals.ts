import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements on a hex along the seams between the sections. */
export const vassals: Card = {
  id: 'vassals',
  module: 'marshlands',
  score: (s, seat) => {
    const { row, col, sector } = landOf(s.board);
    const [r, c] = s.board.split;
    const along = (n: number | undefined, seam: number): boolean => n === seam - 1 || n === seam;
    return scoringHexes(s, seat).filter((hex) => (sector[hex] ?? -1) >= 0 && (along(row[hex], r) || along(col[hex], c)))
      .length;
  },
};
