import { besideOpponent, openHexes, suitableGrounds } from '../board/ground.ts';
import { buildTile } from './build-tile.ts';

/** Build one settlement on suitable ground beside one of somebody else, beside your own if possible. */
export const watchtower = buildTile({
  id: 'watchtower',
  module: 'harvest',
  on: (s, seat) => openHexes(s, suitableGrounds(s)).filter((hex) => besideOpponent(s, seat, hex)),
  misfit: 'not-beside-others',
});
