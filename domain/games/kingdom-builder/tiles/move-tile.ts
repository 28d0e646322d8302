import type { Choice, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { ownSettlements } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import type { Module } from '../sections/section.ts';
import type { KbState } from '../state.ts';
import { move } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

interface Spec {
  readonly id: string;
  readonly module: Module;
  /** Where a settlement of this seat may go. */
  readonly to: (s: KbState, seat: Seat, from: Hex) => readonly Hex[];
  readonly needsTerrain?: boolean;
  /** Why a settlement cannot go to an empty hex. */
  readonly misfit: (s: KbState, hex: Hex, seat: Seat) => string;
}

/** A tile that moves one settlement of its user. */
export const moveTile = ({ id, module, to, needsTerrain = false, misfit }: Spec): Tile => ({
  id,
  module,
  needsTerrain,
  lacksCard: (s, seat) => needsTerrain && ownSettlements(s, seat).length > 0,
  next(s, seat, [from, target]): Choice | null {
    if (target !== undefined) return null;
    const land = landOf(s.board);
    if (from !== undefined)
      return { ask: 'move-to', from: to(s, seat, at(s.board, from)).map((hex) => pickOf(land, hex)) };
    const movable = ownSettlements(s, seat).filter((hex) => to(s, seat, hex).length > 0);
    if (movable.length === 0) return { ask: 'move-from', from: [], why: 'nothing-to-move' };
    return { ask: 'move-from', from: movable.map((hex) => pickOf(land, hex)) };
  },
  act(u, seat, [from = '', target = '']) {
    move(u, seat, at(u.state.board, from), at(u.state.board, target), id);
  },
  whyNot: (s, seat, picks, hex) => (picks.length === 0 ? 'not-yours' : misfit(s, hex, seat)),
});
