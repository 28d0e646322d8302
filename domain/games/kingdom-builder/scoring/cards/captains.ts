import { scoringHexes } from '../../board/kingdom.ts';
import { type Card, ownBeside } from './card.ts';

/** 1 gold for each of your settlements beside at least three others of yours. */
export const captains: Card = {
  id: 'captains',
  module: 'marshlands',
  score: (s, seat) => scoringHexes(s, seat).filter((hex) => ownBeside(s, seat, hex) >= 3).length,
};
