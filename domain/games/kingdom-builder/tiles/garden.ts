import { openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on flowers, beside your own if possible. */
export const garden = buildTile({
  id: 'garden',
  module: 'nomads',
  on: (s) => openHexes(s, ['flower']),
  misfit: 'wrong-terrain',
});
