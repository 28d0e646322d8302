import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import { besideGround } from '../../board/surroundings.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements beside the terrain of the scouts, but not on it. */
export const scouts: Card = {
  id: 'scouts',
  module: 'marshlands',
  score: (s, seat) => {
    const terrain = s.scouts;
    if (terrain === null) return 0;
    const { ground } = landOf(s.board);
    return scoringHexes(s, seat).filter((hex) => ground[hex] !== terrain && besideGround(s, hex, terrain)).length;
  },
};
