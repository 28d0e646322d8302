import { landOf } from '../board.ts';
import { beside, type Card, scoring } from './card.ts';

/** 1 gold for each of your settlements beside water that does not stand on water itself. */
export const fishermen: Card = {
  id: 'fishermen',
  module: 'base',
  score: (s, seat) => {
    const { ground } = landOf(s.board);
    return scoring(s, seat).filter((hex) => ground[hex] !== 'water' && beside(s, hex, 'water')).length;
  },
};
