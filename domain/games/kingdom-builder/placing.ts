// What follows at once when a piece comes to stand on a hex or leaves one.

import type { Seat } from '../../kernel/rules.ts';
import { at, landOf } from './board.ts';
import { cardOf } from './cards/index.ts';
import { besideOwn, hasOutpost } from './ground.ts';
import { type Hex, pickOf } from './hex.ts';
import { type PieceKind, pieceOf } from './pieces.ts';
import { seatOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

const TREASURE = 3;

/**
 * A settlement from the supply, with all that it brings. `by` is 'mandatory' or the tile; `freely` where the rule "beside
 * your own if possible" holds, which an outpost waives.
 */
export const build = (u: Unfolding, seat: Seat, hex: Hex, by: string, freely = true): void => {
  const land = landOf(u.state.board);
  const free = freely && hasOutpost(u.state, seat) ? ({ free: true } as const) : {};
  u.tell({ type: 'SettlementBuilt', seat, at: pickOf(land, hex), on: land.ground[hex] ?? 'grass', by, ...free });
  gain(u, seat, hex);
  payForBuilding(u, seat, hex, by);
  if (seatOf(u.state, seat).supply === 0 && !u.state.ending) u.tell({ type: 'EndTriggered', seat });
};

/** A piece goes from one hex to another: first what is lost, then what is gained. */
export const move = (u: Unfolding, seat: Seat, from: Hex, to: Hex, by: string): void => {
  const land = landOf(u.state.board);
  const kind = pieceOf(u.state.pieces[from] ?? 0)?.kind ?? 'settlement';
  const piece = kind === 'settlement' ? {} : { piece: kind };
  u.tell({ type: 'SettlementMoved', seat, from: pickOf(land, from), to: pickOf(land, to), by, ...piece });
  loseTiles(u, seat);
  gain(u, seat, to);
};

/** A warrior, wagon or ship comes onto the board. */
export const placeMeeple = (u: Unfolding, seat: Seat, piece: PieceKind, hex: Hex, by: string): void => {
  u.tell({ type: 'MeeplePlaced', seat, piece, at: pickOf(landOf(u.state.board), hex), by });
  gain(u, seat, hex);
};

/** The piece on a hex goes back to its owner. */
export const giveBack = (u: Unfolding, owner: Seat, hex: Hex, by: string, user: Seat): void => {
  const piece = pieceOf(u.state.pieces[hex] ?? 0)?.kind ?? 'settlement';
  u.tell({ type: 'PieceReturned', seat: owner, piece, at: pickOf(landOf(u.state.board), hex), by, user });
  loseTiles(u, owner);
};

/** Tiles of what lies beside the hex: locations and nomads. */
export const gain = (u: Unfolding, seat: Seat, hex: Hex): void => {
  takeTiles(u, seat, hex);
  takeNomads(u, seat, hex);
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

const takeNomads = (u: Unfolding, seat: Seat, hex: Hex): void => {
  const land = landOf(u.state.board);
  for (const beside of land.neighbours[hex] ?? []) {
    if (land.ground[beside] !== 'nomad') continue;
    const from = pickOf(land, beside);
    const tile = u.state.nomads[from];
    if (tile === undefined) continue;
    u.tell({ type: 'NomadTaken', seat, tile, from });
    if (tile === 'treasure') u.tell({ type: 'GoldGained', seat, by: 'treasure', gold: TREASURE });
  }
};

/** Tiles of locations that no piece of this seat touches any more leave the game. */
const loseTiles = (u: Unfolding, seat: Seat): void => {
  const land = landOf(u.state.board);
  for (const { tile, from } of seatOf(u.state, seat).held)
    if (from >= 0 && !besideOwn(u.state, seat, from))
      u.tell({ type: 'TileLost', seat, tile, from: pickOf(land, from) });
};

/** Cards that pay during play look at every settlement when it is built. */
export const payForBuilding = (u: Unfolding, seat: Seat, hex: Hex, by: string): void => {
  for (const id of u.state.cards) {
    const gold = cardOf(id)?.built?.(u.state, seat, hex, by) ?? 0;
    if (gold > 0) u.tell({ type: 'GoldGained', seat, by: id, gold });
  }
};
