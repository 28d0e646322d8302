import { landOf } from '../board/board.ts';
import { isOpen, isSuitable } from '../board/ground.ts';
import { DIRECTIONS } from '../board/hex.ts';
import { moveTile } from './move-tile.ts';

/** Move one of your settlements two hexes in a straight line, over anything, to a suitable hex. */
export const paddock = moveTile({
  id: 'paddock',
  module: 'base',
  to: (s, _, from) => {
    const { steps } = landOf(s.board);
    const landings = DIRECTIONS.map((d) => steps[steps[from]?.[d] ?? -1]?.[d] ?? -1);
    return landings.filter((hex) => hex >= 0 && isSuitable(s, hex) && isOpen(s, hex)).sort((a, b) => a - b);
  },
  misfit: (s, hex) => (isSuitable(s, hex) ? 'not-two-hexes-away' : 'not-suitable'),
});
