import { landOf } from '../board/board.ts';
import { openHexes, suitableGrounds } from '../board/ground.ts';
import { ownerOf } from '../board/pieces.ts';
import { buildTile } from './build-tile.ts';

const NEEDED = 3;

/** Build one settlement on a suitable hex beside at least three of your own. */
export const village = buildTile({
  id: 'village',
  module: 'nomads',
  anywhere: true,
  on: (s, seat) => {
    const { neighbours } = landOf(s.board);
    const mine = (hex: number): boolean => ownerOf(s.pieces[hex] ?? 0) === seat;
    return openHexes(s, suitableGrounds(s)).filter((hex) => (neighbours[hex] ?? []).filter(mine).length >= NEEDED);
  },
  misfit: 'not-beside-three',
});
