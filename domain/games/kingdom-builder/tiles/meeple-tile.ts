import type { Choice, Pick, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { ifPossible, isOpen, openHexes } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { codeOf, type PieceKind } from '../board/pieces.ts';
import type { Ground } from '../board/terrain.ts';
import type { KbState } from '../state.ts';
import { giveBack, move, placeMeeple } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

const STEPS = 3;

interface Spec {
  readonly id: string;
  readonly piece: PieceKind;
  readonly grounds: (s: KbState) => readonly Ground[];
}

/** A tile for one piece that is placed, moved up to three steps, or taken back. */
export const meepleTile = ({ id, piece, grounds }: Spec): Tile => {
  const where = (s: KbState, seat: Seat): Hex => s.pieces.indexOf(codeOf(piece, seat));
  const targets = (s: KbState, seat: Seat): readonly Hex[] => ifPossible(s, seat, openHexes(s, grounds(s)));

  const steps = (s: KbState, hex: Hex): readonly Hex[] => {
    const land = landOf(s.board);
    const goes = (next: Hex): boolean => grounds(s).some((ground) => ground === land.ground[next]) && isOpen(s, next);
    return (land.neighbours[hex] ?? []).filter(goes).sort((a, b) => a - b);
  };

  const lifted = (s: KbState, hex: Hex): KbState => ({ ...s, pieces: s.pieces.with(hex, 0) });

  const kindsOf = (s: KbState, seat: Seat): Choice => {
    const hex = where(s, seat);
    const out = hex < 0 && targets(s, seat).length > 0 ? ['place'] : [];
    const goes = hex >= 0 && steps(lifted(s, hex), hex).length > 0 ? ['move'] : [];
    const from = [...out, ...goes, ...(hex >= 0 ? ['back'] : [])];
    return from.length > 0 ? { ask: 'meeple', from } : { ask: 'meeple', from, why: 'nothing-to-build-on' };
  };

  const step = (s: KbState, seat: Seat, way: readonly Pick[]): Choice | null => {
    if (way.length === STEPS || way.includes('stop')) return null;
    const start = where(s, seat);
    const hex = way.length > 0 ? at(s.board, way.at(-1) ?? '') : start;
    const land = landOf(s.board);
    const next = steps(lifted(s, start), hex).map((h) => pickOf(land, h));
    return { ask: 'step', from: way.length > 0 ? [...next, 'stop'] : next };
  };

  return {
    id,
    module: 'crossroads',
    next(s, seat, [kind, ...rest]) {
      if (kind === undefined) return kindsOf(s, seat);
      if (kind === 'back') return null;
      if (kind === 'move') return step(s, seat, rest);
      const land = landOf(s.board);
      return rest.length > 0 ? null : { ask: 'place', from: targets(s, seat).map((hex) => pickOf(land, hex)) };
    },
    act(u, seat, [kind, ...rest]) {
      const { board } = u.state;
      const start = where(u.state, seat);
      if (kind === 'place') placeMeeple(u, seat, piece, at(board, rest[0] ?? ''), id);
      else if (kind === 'back') giveBack(u, seat, start, id, seat);
      else
        for (const [i, pick] of rest.entries()) {
          const from = i === 0 ? start : at(board, rest[i - 1] ?? '');
          if (pick !== 'stop') move(u, seat, from, at(board, pick), id);
        }
    },
    whyNot: (s, _, __, hex) =>
      grounds(s).some((ground) => ground === landOf(s.board).ground[hex]) ? 'must-be-adjacent' : 'wrong-terrain',
  };
};
