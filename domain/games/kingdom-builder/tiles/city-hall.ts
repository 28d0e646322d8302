import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { besideOwn, isOpen, isSuitable } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { codeOf } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { gain, payForBuilding } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

const AROUND = 6;

/** The seven hexes of a city hall around its centre; fewer where the board ends. */
export const cityHallHexes = (s: KbState, centre: Hex): readonly Hex[] => [
  centre,
  ...(landOf(s.board).neighbours[centre] ?? []),
];

const fits = (s: KbState, seat: Seat, centre: Hex): boolean => {
  const hexes = cityHallHexes(s, centre);
  const free = hexes.every((hex) => isSuitable(s, hex) && isOpen(s, hex));
  return free && hexes.length > AROUND && hexes.some((hex) => besideOwn(s, seat, hex));
};

const stands = (s: KbState, seat: Seat): boolean => s.pieces.includes(codeOf('city_hall', seat));

/** Once in the game: put your city hall on seven suitable hexes, one of them beside your own; it counts as seven settlements. */
export const cityHall: Tile = {
  id: 'city_hall',
  module: 'crossroads',
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (stands(s, seat)) return { ask: 'city-hall', from: [], why: 'stands-already' };
    const land = landOf(s.board);
    const from = land.ground.flatMap((_, hex) => (fits(s, seat, hex) ? [pickOf(land, hex)] : []));
    return from.length > 0 ? { ask: 'city-hall', from } : { ask: 'city-hall', from, why: 'nothing-to-build-on' };
  },
  act(u, seat, [pick = '']) {
    const land = landOf(u.state.board);
    const hexes = cityHallHexes(u.state, at(u.state.board, pick));
    u.tell({ type: 'CityHallPlaced', seat, at: pick, hexes: hexes.map((hex) => pickOf(land, hex)) });
    for (const hex of hexes) gain(u, seat, hex);
    for (const hex of hexes) payForBuilding(u, seat, hex, 'city_hall');
  },
  whyNot: () => 'no-room-for-seven',
};
