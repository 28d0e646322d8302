// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of ornaments take no focus

import { hexagon } from '../../../domain/drawing/hex.ts';
import { at, type Node } from '../../../domain/drawing/scene.ts';
import { type Hex, hexOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import {
  changed,
  covered,
  lettered,
  lifted,
  numbered,
  possible,
  possiblePiece,
} from '../../../domain/games/kingdom-builder/drawing/marks.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { Drawn } from '../../parts/picture.tsx';
import { footprint } from './footprint.ts';
import type { View } from './view.ts';

const marksOf = (view: View, aimed: Hex, letters: ReadonlyMap<Pick, string>): readonly Node[] => {
  const { centres } = layoutOf(view.s.board);
  const on = (hex: Hex, nodes: readonly Node[]): Node => at(...(centres[hex] ?? [0, 0]), nodes);
  const open = new Set(view.possible);
  const bright = view.possible.length > 0 ? view.possible : view.lit;
  const pointed = view.possible.length > 0 ? view.lit.filter((hex) => open.has(hex)) : [];
  return [
    ...[...view.changed].filter((hex) => !open.has(hex) && !view.numbers.has(hex)).map((hex) => on(hex, changed)),
    ...bright.map((hex) => on(hex, view.looks[hex]?.piece ? possiblePiece : possible)),
    ...pointed.map((hex) => on(hex, covered)),
    ...footprint(view, aimed).map((hex) => on(hex, covered)),
    ...view.lifted.map((hex) => on(hex, lifted)),
    ...[...view.numbers].map(([hex, n]) => on(hex, numbered(n))),
    ...[...letters].map(([pick, letter]) => on(hexOf(view.land, pick), lettered(letter))),
  ];
};

const RING = hexagon(17.4);

interface OverProps {
  readonly view: View;
  /** The hex that has the keyboard. */
  readonly current: Hex;
  /** The hex that would be pressed: under the pointer, else the current one. */
  readonly aimed: Hex;
  /** Letters of places, which the panel has too. */
  readonly marks: ReadonlyMap<Pick, string>;
}

/** All that lies over the hexes: marks, and the ring of the hex that has the keyboard. */
export const Over = ({ view, current, aimed, marks }: OverProps) => {
  const [x, y] = layoutOf(view.s.board).centres[current] ?? [0, 0];
  return (
    <g aria-hidden="true" class="kb-over">
      <Drawn nodes={marksOf(view, aimed, marks)} />
      <g class="kb-focus" transform={`translate(${x} ${y})`}>
        <path class="kb-focus-white" d={RING} />
        <path class="kb-focus-line" d={RING} />
      </g>
    </g>
  );
};
