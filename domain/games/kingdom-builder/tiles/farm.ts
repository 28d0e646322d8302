import { openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on grass, beside your own if possible. */
export const farm = buildTile({
  id: 'farm',
  module: 'base',
  on: (s) => openHexes(s, ['grass']),
  misfit: 'wrong-terrain',
});
