// What follows at once when a piece comes to stand on a hex or leaves one.

import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { hasOutpost, isOpen } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { scoresOn } from '../board/kingdom.ts';
import { type PieceKind, pieceOf } from '../board/pieces.ts';
import { GIFTS } from '../nomads/gifts.ts';
import { cardOf } from '../scoring/cards/index.ts';
import { type KbState, seatOf } from '../state.ts';
import { bonusOf, earnsBonus, losesBonus } from './bonus.ts';
import { chargeCanoes } from './canoes.ts';
import type { Unfolding } from './unfolding.ts';

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
  offerPlateau(u, seat, hex);
  const { supply, aside } = seatOf(u.state, seat);
  if (supply + aside === 0 && !u.state.ending) u.tell({ type: 'EndTriggered', seat });
};

/** A settlement of a silo, after the last turn: no tiles and no gold come of it. */
export const buildBySilo = (u: Unfolding, seat: Seat, hex: Hex): void => {
  const land = landOf(u.state.board);
  u.tell({ type: 'SettlementBuilt', seat, at: pickOf(land, hex), on: land.ground[hex] ?? 'grass', by: 'silo' });
  offerPlateau(u, seat, hex);
};

/** Under the decree of plateaus a settlement may go up to a mountain as soon as it is built. */
const offerPlateau = (u: Unfolding, seat: Seat, hex: Hex): void => {
  if (u.state.decree !== 'plateaus' || plateausOf(u.state, hex).length === 0) return;
  const where = pickOf(landOf(u.state.board), hex);
  u.tell({ type: 'BuildsOwed', seat, kind: 'plateaus', terrains: ['mountain'], left: 1, hex: where });
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

/** A settlement that has just been built goes up to a mountain; one of a silo gains nothing there either. */
export const climb = (u: Unfolding, seat: Seat, from: Hex, to: Hex): void => {
  if (u.state.closing !== 'silos') {
    move(u, seat, from, to, 'plateaus');
    return;
  }
  const land = landOf(u.state.board);
  u.tell({ type: 'SettlementMoved', seat, from: pickOf(land, from), to: pickOf(land, to), by: 'plateaus' });
};

/** Mountains beside a hex that a settlement on it may go up to. */
export const plateausOf = (s: KbState, hex: Hex): readonly Hex[] => {
  const { neighbours, ground } = landOf(s.board);
  return (neighbours[hex] ?? []).filter((h) => ground[h] === 'mountain' && isOpen(s, h)).sort((a, b) => a - b);
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

/** What a piece on a hex brings at once: tiles of locations and nomads beside it, and rows that a card marks. */
export const gain = (u: Unfolding, seat: Seat, hex: Hex): void => {
  takeTiles(u, seat, hex);
  takeNomads(u, seat, hex);
  for (const id of u.state.cards)
    for (const row of cardOf(id)?.marks?.(u.state, seat) ?? []) u.tell({ type: 'RowMarked', seat, row });
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
    if (earnsBonus(u.state, seat, location.tile)) u.tell({ type: 'BonusTaken', seat, tile: bonusOf(location.tile) });
    if (left === 1) chargeCanoes(u, seat);
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
    const gold = GIFTS[tile];
    if (gold !== undefined) u.tell({ type: 'GoldGained', seat, by: tile, gold });
  }
};

/** Tiles of locations that no piece of this seat touches any more leave the game. */
export const loseTiles = (u: Unfolding, seat: Seat): void => {
  const land = landOf(u.state.board);
  for (const { tile, from } of seatOf(u.state, seat).held)
    if (from >= 0 && !touches(u.state, seat, from)) {
      u.tell({ type: 'TileLost', seat, tile, from: pickOf(land, from) });
      if (losesBonus(u.state, seat, tile)) u.tell({ type: 'BonusLost', seat, tile: bonusOf(tile) });
    }
};

/** A piece that counts stands beside the hex; sentries keep no tile. */
const touches = (s: KbState, seat: Seat, hex: Hex): boolean =>
  (landOf(s.board).neighbours[hex] ?? []).some((h) => scoresOn(s, seat, h));

/** Cards that pay during play look at every settlement when it is built. */
export const payForBuilding = (u: Unfolding, seat: Seat, hex: Hex, by: string): void => {
  for (const id of u.state.cards) {
    const gold = cardOf(id)?.built?.(u.state, seat, hex, by) ?? 0;
    const sector = cardOf(id)?.bySector ? { sector: landOf(u.state.board).sector[hex] ?? -1 } : {};
    if (gold > 0) u.tell({ type: 'GoldGained', seat, by: id, gold, ...sector });
  }
};
