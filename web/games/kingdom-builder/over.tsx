// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of ornaments take no focus

import { hexagon } from '../../../domain/drawing/hex.ts';
import { at, type Node } from '../../../domain/drawing/scene.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import {
  changed,
  covered,
  lifted,
  numbered,
  possible,
  possiblePiece,
} from '../../../domain/games/kingdom-builder/drawing/marks.ts';
import type { Hex } from '../../../domain/games/kingdom-builder/hex.ts';
import { Drawn } from '../../parts/picture.tsx';
import { footprint } from './footprint.ts';
import type { View } from './view.ts';

const marksOf = (view: View, aimed: Hex): readonly Node[] => {
  const { centres } = layoutOf(view.s.board);
  const on = (hex: Hex, nodes: readonly Node[]): Node => at(...(centres[hex] ?? [0, 0]), nodes);
  const open = new Set(view.possible);
  return [
    ...[...view.changed].filter((hex) => !open.has(hex) && !view.numbers.has(hex)).map((hex) => on(hex, changed)),
    ...view.possible.map((hex) => on(hex, view.looks[hex]?.piece ? possiblePiece : possible)),
    ...footprint(view, aimed).map((hex) => on(hex, covered)),
    ...view.lifted.map((hex) => on(hex, lifted)),
    ...[...view.numbers].map(([hex, n]) => on(hex, numbered(n))),
  ];
};

const RING = hexagon(17.4);

interface OverProps {
  readonly view: View;
  /** The hex that has the keyboard. */
  readonly current: Hex;
  /** The hex that would be pressed: under the pointer, else the current one. */
  readonly aimed: Hex;
}

/** All that lies over the hexes: marks, and the ring of the hex that has the keyboard. */
export const Over = ({ view, current, aimed }: OverProps) => {
  const [x, y] = layoutOf(view.s.board).centres[current] ?? [0, 0];
  return (
    <g aria-hidden="true" class="kb-over">
      <Drawn nodes={marksOf(view, aimed)} />
      <g class="kb-focus" transform={`translate(${x} ${y})`}>
        <path class="kb-focus-white" d={RING} />
        <path class="kb-focus-line" d={RING} />
      </g>
    </g>
  );
};
