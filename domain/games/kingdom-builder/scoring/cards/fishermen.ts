import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import { besideGround } from '../../board/surroundings.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements beside water that does not stand on water itself. */
export const fishermen: Card = {
  id: 'fishermen',
  module: 'base',
  lacks: ({ of }) => (of.water ? null : 'fishermen-need-water'),
  score: (s, seat) => {
    const { ground } = landOf(s.board);
    return scoringHexes(s, seat).filter((hex) => ground[hex] !== 'water' && besideGround(s, hex, 'water')).length;
  },
};
