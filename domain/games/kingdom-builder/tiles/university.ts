import { openHexes, suitableGrounds } from '../board/ground.ts';
import { besideGround } from '../board/surroundings.ts';
import { SPECIALS } from '../board/terrain.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on suitable ground beside a castle, a location or another special hex, beside your own if possible. */
export const university = buildTile({
  id: 'university',
  module: 'harvest',
  on: (s) => openHexes(s, suitableGrounds(s)).filter((hex) => SPECIALS.some((kind) => besideGround(s, hex, kind))),
  misfit: 'not-beside-a-special-hex',
});
