import { scoringHexes } from '../../board/kingdom.ts';
import { type Card, ownBeside } from './card.ts';

/** 1 gold for each of your settlements beside exactly two others of yours. */
export const chainers: Card = {
  id: 'chainers',
  module: 'harvest',
  score: (s, seat) => scoringHexes(s, seat).filter((hex) => ownBeside(s, seat, hex) === 2).length,
};
