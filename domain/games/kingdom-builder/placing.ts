// What follows at once when a settlement comes to stand on a hex or leaves one.

import type { Seat } from '../../kernel/rules.ts';
import { at, landOf } from './board.ts';
import { besideOwn } from './ground.ts';
import { type Hex, pickOf } from './hex.ts';
import { seatOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** A settlement from the supply, with all that it brings. `by` is 'mandatory' or the tile. */
export const build = (u: Unfolding, seat: Seat, hex: Hex, by: string): void => {
  const land = landOf(u.state.board);
  u.tell({ type: 'SettlementBuilt', seat, at: pickOf(land, hex), on: land.ground[hex] ?? 'grass', by });
  takeTiles(u, seat, hex);
  if (seatOf(u.state, seat).supply === 0 && !u.state.ending) u.tell({ type: 'EndTriggered', seat });
};

/** A settlement goes from one hex to another: first what is lost, then what is gained. */
export const move = (u: Unfolding, seat: Seat, from: Hex, to: Hex, by: string): void => {
  const land = landOf(u.state.board);
  u.tell({ type: 'SettlementMoved', seat, from: pickOf(land, from), to: pickOf(land, to), by });
  loseTiles(u, seat);
  takeTiles(u, seat, to);
};

/** One tile from each location beside the hex that has some left and has never given one to this seat. */
const takeTiles = (u: Unfolding, seat: Seat, hex: Hex): void => {
  const { board } = u.state;
  for (const index of landOf(board).locationsBeside[hex] ?? []) {
    const location = board.locations[index];
    const left = u.state.tilesLeft[index] ?? 0;
    if (!location || left === 0 || location.tile === '') continue;
    if (seatOf(u.state, seat).taken.includes(at(board, location.at))) continue;
    u.tell({ type: 'TileTaken', seat, tile: location.tile, from: location.at });
  }
};

/** Tiles of locations that no piece of this seat touches any more leave the game. */
const loseTiles = (u: Unfolding, seat: Seat): void => {
  const land = landOf(u.state.board);
  for (const { tile, from } of seatOf(u.state, seat).held)
    if (from >= 0 && !besideOwn(u.state, seat, from))
      u.tell({ type: 'TileLost', seat, tile, from: pickOf(land, from) });
};
