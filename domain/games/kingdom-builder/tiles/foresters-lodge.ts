import { openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement in the forest, beside your own if possible. */
export const forestersLodge = buildTile({
  id: 'foresters_lodge',
  module: 'crossroads',
  on: (s) => openHexes(s, ['forest']),
  misfit: 'wrong-terrain',
});
