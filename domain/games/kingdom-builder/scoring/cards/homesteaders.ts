import { type Card, perSector } from './card.ts';

/** 1 gold for each of your settlements in the one sector where you have most. */
export const homesteaders: Card = {
  id: 'homesteaders',
  module: 'harvest',
  score: (s, seat) => Math.max(...perSector(s, seat)),
};
