import { areas } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your areas; a lone settlement is one. */
export const hermits: Card = {
  id: 'hermits',
  module: 'base',
  score: (s, seat) => areas(s, seat).length,
};
