import { landOf } from '../../board/board.ts';
import { seatOf } from '../../state.ts';
import { type Card, paid } from './card.ts';

/** 1 gold at once for the first settlement that you build in each sector since your last turn. */
export const rovers: Card = {
  id: 'rovers',
  module: 'harvest',
  bySector: true,
  score: (s, seat) => paid(s, seat, 'rovers'),
  built: (s, seat, hex) => {
    const sector = landOf(s.board).sector[hex] ?? -1;
    return sector >= 0 && !seatOf(s, seat).roved.includes(sector) ? 1 : 0;
  },
};
