import type { Choice, Pick, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { ifPossible } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import type { Module } from '../sections/section.ts';
import { type KbState, seatOf } from '../state.ts';
import { build } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

interface Spec {
  readonly id: string;
  readonly module: Module;
  /** Open hexes that the tile may build on, whoever stands beside them. */
  readonly on: (s: KbState, seat: Seat) => readonly Hex[];
  /** True where the tile has a condition of its own instead of "beside your own if possible". */
  readonly anywhere?: boolean;
  readonly needsTerrain?: boolean;
  /** Why an empty hex is not among `on`. */
  readonly misfit: string;
}

/** A tile that builds one settlement from the supply. */
export const buildTile = ({ id, module, on, anywhere = false, needsTerrain = false, misfit }: Spec): Tile => {
  const targets = (s: KbState, seat: Seat): readonly Hex[] => {
    const hexes = on(s, seat);
    return anywhere ? hexes : ifPossible(s, seat, hexes);
  };
  return {
    id,
    module,
    needsTerrain,
    lacksCard: (s, seat) => needsTerrain && seatOf(s, seat).supply > 0,
    next(s, seat, picks): Choice | null {
      if (picks.length > 0) return null;
      if (seatOf(s, seat).supply === 0) return { ask: 'build', from: [], why: 'no-settlements-left' };
      const land = landOf(s.board);
      const from: readonly Pick[] = targets(s, seat).map((hex) => pickOf(land, hex));
      return from.length > 0 ? { ask: 'build', from } : { ask: 'build', from, why: 'nothing-to-build-on' };
    },
    act(u, seat, [pick = '']) {
      build(u, seat, at(u.state.board, pick), id, !anywhere);
    },
    whyNot: (s, seat, _, hex) => (on(s, seat).includes(hex) ? 'must-be-adjacent' : misfit),
  };
};
