import { landOf } from '../board/board.ts';
import { isOpen, isSuitable } from '../board/ground.ts';
import { moveTile } from './move-tile.ts';

/** Move one of your settlements one hex, to suitable ground; nobody needs to stand beside it. */
export const refuge = moveTile({
  id: 'refuge',
  module: 'marshlands',
  to: (s, _, from) =>
    (landOf(s.board).neighbours[from] ?? [])
      .filter((hex) => isSuitable(s, hex) && isOpen(s, hex))
      .sort((a, b) => a - b),
  misfit: (s, hex) => (isSuitable(s, hex) ? 'only-one-step' : 'not-suitable'),
});
