import { landOf } from '../../board/board.ts';
import { isEmpty } from '../../board/ground.ts';
import { type Card, paid } from './card.ts';

/** 2 gold at once for a settlement built where no empty hex of the same terrain lies beside it. */
export const shepherds: Card = {
  id: 'shepherds',
  module: 'nomads',
  score: (s, seat) => paid(s, seat, 'shepherds'),
  built: (s, _, hex) => {
    const { ground, neighbours } = landOf(s.board);
    return (neighbours[hex] ?? []).some((h) => ground[h] === ground[hex] && isEmpty(s, h)) ? 0 : 2;
  },
};
