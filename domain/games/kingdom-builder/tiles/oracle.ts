import { playedHexes } from '../turn/played.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on the terrain of the turn, beside your own if possible. */
export const oracle = buildTile({
  id: 'oracle',
  module: 'base',
  on: playedHexes,
  needsTerrain: true,
  misfit: 'wrong-terrain',
});
