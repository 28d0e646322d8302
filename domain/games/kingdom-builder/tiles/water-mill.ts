import { openHexes, suitableGrounds } from '../board/ground.ts';
import { besideGround } from '../board/surroundings.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on suitable ground beside water, beside your own if possible. */
export const waterMill = buildTile({
  id: 'water_mill',
  module: 'harvest',
  on: (s) => openHexes(s, suitableGrounds(s)).filter((hex) => besideGround(s, hex, 'water')),
  misfit: 'not-beside-water',
});
