import { landOf } from '../board/board.ts';
import { openHexes, suitableGrounds } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on the edge of the board, on any suitable terrain, beside your own if possible. */
export const tower = buildTile({
  id: 'tower',
  module: 'base',
  on: (s) => {
    const { edge } = landOf(s.board);
    return openHexes(s, suitableGrounds(s)).filter((hex) => edge[hex]);
  },
  misfit: 'not-on-the-edge',
});
