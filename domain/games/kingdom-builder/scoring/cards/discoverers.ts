import { type Card, perRow } from './card.ts';

/** 1 gold for each row of the board with a settlement of yours. */
export const discoverers: Card = {
  id: 'discoverers',
  module: 'base',
  score: (s, seat) => perRow(s, seat).filter((n) => n > 0).length,
};
