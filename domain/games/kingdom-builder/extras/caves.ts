import { at, landOf } from '../board/board.ts';
import { openHexes, suitableGrounds } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { anyPiece, ownHexes } from '../board/kingdom.ts';
import { isKind, type PieceKind } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { move } from '../turn/placing.ts';
import type { Extra } from './extra.ts';

const GOES: readonly PieceKind[] = ['settlement', 'warrior', 'wagon'];

const besideCave = (s: KbState, hex: Hex): boolean =>
  (landOf(s.board).neighbours[hex] ?? []).some((h) => isKind(s.pieces[h] ?? 0, 'cave'));

const exits = (s: KbState, from: Hex): readonly Hex[] => {
  const lifted = isKind(s.pieces[from] ?? 0, 'warrior') ? { ...s, pieces: s.pieces.with(from, 0) } : s;
  return openHexes(lifted, suitableGrounds(s)).filter((hex) => hex !== from && besideCave(s, hex));
};

/** Move a settlement, warrior or wagon from beside a cave to a suitable hex beside any cave. */
export const caves: Extra = {
  id: 'caves',
  inPlay: (s) => anyPiece(s, 'cave'),
  next(s, seat, [from, to]) {
    if (to !== undefined) return null;
    const land = landOf(s.board);
    if (from !== undefined) {
      const start = at(s.board, from);
      return { ask: 'move-to', from: exits(s, start).map((hex) => pickOf(land, hex)) };
    }
    const goes = (hex: Hex): boolean => GOES.some((kind) => isKind(s.pieces[hex] ?? 0, kind));
    const starts = ownHexes(s, seat).filter((hex) => goes(hex) && besideCave(s, hex) && exits(s, hex).length > 0);
    if (starts.length === 0) return { ask: 'move-from', from: [], why: 'not-beside-a-cave' };
    return { ask: 'move-from', from: starts.map((hex) => pickOf(land, hex)) };
  },
  act(u, seat, [from = '', to = '']) {
    move(u, seat, at(u.state.board, from), at(u.state.board, to), 'caves');
  },
  whyNot: (_, __, picks) => (picks.length === 0 ? 'not-yours' : 'not-beside-a-cave'),
};
