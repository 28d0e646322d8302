import { landOf } from '../board/board.ts';
import { ifPossibleFrom, openHexes } from '../board/ground.ts';
import { moveTile } from './move-tile.ts';

/** Move one of your settlements onto water, beside another of your own if possible. */
export const harbor = moveTile({
  id: 'harbor',
  module: 'base',
  to: (s, seat, from) => {
    const back = landOf(s.board).ground[from] === 'water';
    return ifPossibleFrom(s, seat, from, openHexes(s, ['water']), back);
  },
  misfit: (s, hex) => (landOf(s.board).ground[hex] === 'water' ? 'must-be-adjacent' : 'wrong-terrain'),
});
