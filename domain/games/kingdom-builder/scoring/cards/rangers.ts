import { type Card, perRow } from './card.ts';

/** 2 gold for each row of the board in which you have exactly one settlement. */
export const rangers: Card = {
  id: 'rangers',
  module: 'harvest',
  score: (s, seat) => 2 * perRow(s, seat).filter((n) => n === 1).length,
};
