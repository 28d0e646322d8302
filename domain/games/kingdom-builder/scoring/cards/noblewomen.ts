import { landOf } from '../../board/board.ts';
import { leadership } from '../palaces.ts';
import type { Card } from './card.ts';

/** Each castle, location and nomad hex pays like a palace: 5 gold for the most settlements beside it. */
export const noblewomen: Card = {
  id: 'noblewomen',
  module: 'marshlands',
  score: (s, seat) => {
    const { specials, ground } = landOf(s.board);
    return leadership(
      s,
      seat,
      specials.filter((hex) => ground[hex] !== 'palace'),
    );
  },
};
