import { type Card, perSector } from './card.ts';

/** 3 gold for each settlement in the one sector where you have fewest. */
export const farmers: Card = {
  id: 'farmers',
  module: 'base',
  spreads: true,
  score: (s, seat) => 3 * Math.min(...perSector(s, seat)),
};
