import { areas } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** 1 gold for every two settlements of your largest area. */
export const citizens: Card = {
  id: 'citizens',
  module: 'base',
  score: (s, seat) => Math.floor(Math.max(0, ...areas(s, seat).map((area) => area.length)) / 2),
};
