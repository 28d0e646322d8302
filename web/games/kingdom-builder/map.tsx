// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be a map of hexes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the svg is the grid
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of ornaments take no focus

import { useEffect, useRef } from 'preact/hooks';
import type { Look } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { type Layout, layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import { rowMarks } from '../../../domain/games/kingdom-builder/drawing/row-marks.ts';
import type { Hex } from '../../../domain/games/kingdom-builder/hex.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { Drawn } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';
import { type CellState, useCells } from './cells.tsx';
import type { Control } from './control.ts';
import { rowsOf } from './keys.ts';
import { cellName } from './names.ts';
import { Over } from './over.tsx';
import type { View } from './view.ts';

interface MapProps {
  readonly board: BoardProps;
  readonly view: View;
  readonly control: Control;
  /** Whether hexes that cannot be chosen are faded. */
  readonly fade: boolean;
}

/** Where the map is wider than its frame, brings a hex into sight without moving the page. */
const show = (frame: HTMLElement | null, layout: Layout, hex: Hex | undefined): void => {
  const middle = hex === undefined ? undefined : layout.centres[hex];
  if (!frame || !middle || frame.scrollWidth <= frame.clientWidth) return;
  frame.scrollLeft = (middle[0] / layout.width) * frame.scrollWidth - frame.clientWidth / 2;
};

const stateWords = (view: View, board: BoardProps, hex: Hex): readonly string[] => [
  view.lifted.includes(hex) ? 'chosen' : '',
  view.numbers.has(hex) ? `number ${view.numbers.get(hex)} of this turn` : '',
  view.changed.has(hex) ? 'new' : '',
  view.possible.includes(hex) ? (board.move?.action === 'build' ? 'can build here' : 'can be chosen') : '',
];

const useStates = ({ board, view, control, fade }: MapProps): ((hex: Hex, look: Look) => CellState) => {
  const open = new Set(view.possible);
  const names = board.players.map((player) => player.name);
  return (hex, look) => ({
    name: cellName(view.s.board, hex, look, WORDS, names, stateWords(view, board, hex)),
    selected: open.has(hex) ? view.lifted.includes(hex) : null,
    current: hex === control.at,
    faded: fade && open.size > 0 && !open.has(hex) && look.piece === null,
  });
};

/** The hexes: a grid for the keyboard and for screen readers, a picture for everybody else. */
export const HexMap = (props: MapProps) => {
  const { board, view, control } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layout = layoutOf(view.s.board);
  const cellAt = useCells(view, board.players, useStates(props));
  const rows = rowsOf(view.land);
  useEffect(() => show(frame.current, layout, view.possible[0]), [layout, view.possible[0]]);
  return (
    <div class="kb-frame" ref={frame}>
      <svg
        ref={control.svg}
        role="grid"
        aria-label={board.label}
        aria-describedby={board.describedBy}
        aria-rowcount={rows.length}
        aria-colcount={view.land.width}
        class={view.s.board.island.length > 0 ? 'kb-map kb-wide' : 'kb-map'}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
        onClick={control.onClick}
        onKeyDown={control.onKeyDown}
        onFocusIn={control.onFocusIn}
        onPointerOver={control.onPointerOver}
      >
        <g aria-hidden="true" class="kb-names">
          <Drawn nodes={layout.names} />
        </g>
        <g aria-hidden="true">
          <Drawn nodes={rowMarks(view.s, board.players)} />
        </g>
        {rows.map((row, y) => (
          <g role="row" key={row[0]} aria-rowindex={y + 1}>
            {row.map(cellAt)}
          </g>
        ))}
        <Over view={view} current={control.at} aimed={control.aimed} />
      </svg>
    </div>
  );
};
