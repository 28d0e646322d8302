import { besideOwn, openHexes } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement in the canyon, beside your own if possible. */
export const monastery = buildTile({
  id: 'monastery',
  module: 'crossroads',
  on: (s, seat) => {
    const canyon = openHexes(s, ['canyon']);
    return s.rulings.monastery === 'strict' ? canyon.filter((hex) => besideOwn(s, seat, hex)) : canyon;
  },
  misfit: 'wrong-terrain',
});
