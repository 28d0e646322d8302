import { openHexes, suitableGrounds } from '../board/ground.ts';
import { besideGround } from '../board/surroundings.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on suitable ground beside a mountain, beside your own if possible. */
export const mountainStation = buildTile({
  id: 'mountain_station',
  module: 'harvest',
  on: (s) => openHexes(s, suitableGrounds(s)).filter((hex) => besideGround(s, hex, 'mountain')),
  misfit: 'not-beside-a-mountain',
});
