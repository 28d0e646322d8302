// biome-ignore-all lint/a11y/useSemanticElements: a table cell cannot stand inside a picture

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { type Hex, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { cell } from '../../../domain/games/kingdom-builder/drawing/cell.ts';
import type { Look } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import type { PlayerStyle } from '../../../domain/kernel/player-style.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { Drawn } from '../../parts/picture.tsx';
import type { View } from './view.ts';

export interface CellState {
  readonly name: string;
  /** Null where nothing can be chosen. */
  readonly selected: boolean | null;
  readonly current: boolean;
  readonly faded: boolean;
}

interface Known {
  readonly stamp: string;
  readonly node: VNode;
}

const stampOf = (look: Look, livery: PlayerStyle | undefined, state: CellState): string =>
  [look.ground, look.tile, look.left, look.of, look.piece?.kind, livery?.colour, livery?.shape, state.name].join() +
  [state.selected, state.current, state.faded].join();

/** Draws cells and hands out the very node of the last time where nothing has changed, which Preact then passes over. */
export const useCells = (
  view: View,
  liveries: readonly PlayerStyle[],
  stateOf: (hex: Hex, look: Look) => CellState,
) => {
  const known = useRef<Map<Hex, Known>>(new Map());
  const board = useRef(view.s.board);
  if (board.current !== view.s.board) known.current.clear();
  board.current = view.s.board;
  const { centres } = layoutOf(view.s.board);
  return (hex: Hex): VNode | null => {
    const look = view.looks[hex];
    if (!look) return null;
    const seat = look.piece?.seat ?? -1;
    const state = stateOf(hex, look);
    const stamp = stampOf(look, liveries[seat], state);
    const before = known.current.get(hex);
    if (before?.stamp === stamp) return before.node;
    const [x, y] = centres[hex] ?? [0, 0];
    const node = drawnCell(hex, pickOf(view.land, hex), x, y, look, liveries, state, view.land.col[hex] ?? 0);
    known.current.set(hex, { stamp, node });
    return node;
  };
};

const drawnCell = (
  hex: Hex,
  pick: Pick,
  x: number,
  y: number,
  look: Look,
  liveries: readonly PlayerStyle[],
  state: CellState,
  col: number,
): VNode => (
  <g
    key={hex}
    role="gridcell"
    tabindex={state.current ? 0 : -1}
    aria-label={state.name}
    aria-colindex={col + 1}
    aria-selected={state.selected ?? undefined}
    data-i={hex}
    data-thing={pick}
    data-pick={state.selected === null ? undefined : pick}
    class={state.faded ? 'kb-cell kb-faded' : 'kb-cell'}
    transform={`translate(${x} ${y})`}
  >
    <Drawn nodes={cell(look, liveries)} />
  </g>
);
