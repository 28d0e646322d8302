import { type Card, perRow } from './card.ts';

/** 2 gold for each settlement in the one row where you have most. */
export const knights: Card = {
  id: 'knights',
  module: 'base',
  score: (s, seat) => 2 * Math.max(0, ...perRow(s, seat)),
};
