import { landOf } from '../board/board.ts';
import { ifPossibleFrom } from '../board/ground.ts';
import { playedHexes, terrainNow } from '../turn/played.ts';
import { moveTile } from './move-tile.ts';

/** Move one of your settlements to the terrain of the turn, beside another of your own if possible. */
export const barn = moveTile({
  id: 'barn',
  module: 'base',
  to: (s, seat, from) => {
    const back = landOf(s.board).ground[from] === terrainNow(s, seat);
    return ifPossibleFrom(s, seat, from, playedHexes(s, seat), back);
  },
  needsTerrain: true,
  misfit: (s, hex, seat) =>
    landOf(s.board).ground[hex] === terrainNow(s, seat) ? 'must-be-adjacent' : 'wrong-terrain',
});
