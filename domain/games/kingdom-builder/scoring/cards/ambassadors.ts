import { besideOpponent } from '../../board/ground.ts';
import { type Card, paid } from './card.ts';

/** 1 gold at once for a settlement built beside a settlement of somebody else. */
export const ambassadors: Card = {
  id: 'ambassadors',
  module: 'nomads',
  score: (s, seat) => paid(s, seat, 'ambassadors'),
  built: (s, seat, hex) => (besideOpponent(s, seat, hex) ? 1 : 0),
};
