import { openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** When another player takes the last tile of a location: build one settlement on swamp or water, beside your own if possible. */
export const canoe = {
  ...buildTile({
    id: 'canoe',
    module: 'marshlands',
    on: (s) => openHexes(s, ['swamp', 'water']),
    misfit: 'wrong-terrain',
  }),
  reaction: true,
};
