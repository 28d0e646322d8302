import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import { besideGround } from '../../board/surroundings.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements beside a mountain that does not stand on one itself. */
export const miners: Card = {
  id: 'miners',
  module: 'base',
  lacks: ({ of }) => (of.mountain ? null : 'miners-need-a-mountain'),
  score: (s, seat) => {
    const { ground } = landOf(s.board);
    return scoringHexes(s, seat).filter((hex) => ground[hex] !== 'mountain' && besideGround(s, hex, 'mountain')).length;
  },
};
