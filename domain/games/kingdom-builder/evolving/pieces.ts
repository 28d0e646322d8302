// What becomes of pieces on the board.

import { at } from '../board/board.ts';
import { codeOf } from '../board/pieces.ts';
import type { KbEventOf } from '../events.ts';
import { type KbState, type Pending, seatOf } from '../state.ts';
import { withPiece, withSeat, withTurn } from './change.ts';

export const settlementBuilt = (s: KbState, e: KbEventOf<'SettlementBuilt'>): KbState => {
  const hex = at(s.board, e.at);
  const { supply, aside } = seatOf(s, e.seat);
  const waited = e.by === 'temple';
  const built = withSeat(s, e.seat, waited ? { aside: aside - 1 } : { supply: supply - 1 });
  const placed = { ...built, placed: true, pieces: withPiece(s.pieces, hex, codeOf('settlement', e.seat)) };
  const next = e.free && s.turn ? withTurn(placed, { outposts: s.turn.outposts - 1 }) : placed;
  if (waited && next.turn) return withTurn(next, { temple: next.turn.temple - 1, begun: true });
  if (e.by === 'mandatory' && next.turn)
    return withTurn(next, { left: next.turn.left - 1, begun: true, built: [...next.turn.built, hex] });
  return answered(next, e.by, 'build');
};

/** One build less on top of what is pending, if it was asked for by this. */
const answered = (s: KbState, kind: string, mode: 'build' | 'move'): KbState => {
  const top = s.pending.at(-1);
  if (top?.kind !== kind) return s;
  const rest = s.pending.slice(0, -1);
  if (kind === 'silo') return { ...s, pending: [...rest, ...siloAfter(top, mode)] };
  return { ...s, pending: top.left > 1 ? [...rest, { ...top, left: top.left - 1 }] : rest };
};

/** What one silo gives. */
const SILO = 3;

/** A silo that is begun goes on in the same way, or the next one is begun. */
const siloAfter = ({ silo, ...top }: Pending, mode: 'build' | 'move'): readonly Pending[] => {
  const goesOn = silo?.mode === mode;
  const left = (goesOn ? silo.left : SILO) - 1;
  const untouched = goesOn ? top.left : top.left - 1;
  if (left === 0 && untouched === 0) return [];
  return [{ ...top, left: untouched, ...(left > 0 ? { silo: { mode, left } } : {}) }];
};

export const pieceMoved = (s: KbState, e: KbEventOf<'SettlementMoved'>): KbState => {
  const from = at(s.board, e.from);
  const moved = withPiece(s.pieces, at(s.board, e.to), s.pieces[from] ?? 0);
  return answered({ ...s, pieces: withPiece(moved, from, 0) }, e.by, 'move');
};

export const meeplePlaced = (s: KbState, e: KbEventOf<'MeeplePlaced'>): KbState => ({
  ...s,
  pieces: withPiece(s.pieces, at(s.board, e.at), codeOf(e.piece, e.seat)),
});

export const pieceReturned = (s: KbState, e: KbEventOf<'PieceReturned'>): KbState => {
  const gone = { ...s, pieces: withPiece(s.pieces, at(s.board, e.at), 0) };
  return e.piece === 'settlement' ? withSeat(gone, e.seat, { supply: seatOf(s, e.seat).supply + 1 }) : gone;
};

export const settlementSetAside = (s: KbState, e: KbEventOf<'SettlementSetAside'>): KbState => {
  const gone = { ...s, pieces: withPiece(s.pieces, at(s.board, e.at), 0) };
  return withSeat(gone, e.seat, { aside: seatOf(s, e.seat).aside + 1 });
};

export const cityHallPlaced = (s: KbState, e: KbEventOf<'CityHallPlaced'>): KbState => {
  const pieces = [...s.pieces];
  for (const pick of e.hexes) pieces[at(s.board, pick)] = codeOf('city_hall', e.seat);
  return { ...s, pieces };
};

/** Something of nobody's comes to stand on a hex. */
export const neutralPlaced = (s: KbState, pick: string, kind: 'wall' | 'cave' | 'ferry' | 'volcano'): KbState => ({
  ...s,
  pieces: withPiece(s.pieces, at(s.board, pick), codeOf(kind, null)),
});
