import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements on the edge of the board. */
export const travellers: Card = {
  id: 'travellers',
  module: 'harvest',
  score: (s, seat) => scoringHexes(s, seat).filter((hex) => landOf(s.board).edge[hex]).length,
};
