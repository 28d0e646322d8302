import { openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on desert, beside your own if possible. */
export const oasis = buildTile({
  id: 'oasis',
  module: 'base',
  on: (s) => openHexes(s, ['desert']),
  misfit: 'wrong-terrain',
});
