// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be a map of hexes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the svg is the grid
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of ornaments take no focus

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Hex, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import type { Look } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import { rowMarks } from '../../../domain/games/kingdom-builder/drawing/row-marks.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { Drawn } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';
import { type CellState, useCells } from './cells.tsx';
import { rowsOf, whereTo } from './keys.ts';
import { cellName } from './names.ts';
import { Over } from './over.tsx';
import { type View, viewOf } from './view.ts';

/** Names of rows and columns stand only at hexes that are this wide. */
const NAMED = 24;

const hexUnder = (target: EventTarget | null): Hex => {
  const found = target instanceof Element ? target.closest('[data-i]') : null;
  return found === null ? -1 : Number(found.getAttribute('data-i'));
};

const stateWords = (view: View, board: BoardProps, hex: Hex): readonly string[] => {
  const pick = pickOf(view.land, hex);
  const can = view.possible.includes(hex);
  const mark = board.marks.get(pick);
  return [
    mark === undefined ? '' : `place ${mark}`,
    view.lifted.includes(hex) ? 'chosen' : '',
    view.numbers.has(hex) ? `number ${view.numbers.get(hex)} of this turn` : '',
    view.changed.has(hex) ? 'new' : '',
    can ? (board.bringing(pick) ?? '') : '',
    can ? (board.at?.move?.action === 'build' ? 'can build here' : 'can be chosen') : '',
  ];
};

/** What is lit: what the panel points at, else what can be chosen. */
const useStates = (board: BoardProps, view: View, current: Hex): ((hex: Hex, look: Look) => CellState) => {
  const open = new Set(view.possible);
  const bright = new Set(view.lit.length > 0 ? view.lit : view.possible);
  const names = board.players.map((player) => player.name);
  return (hex, look) => ({
    name: cellName(view.s.board, hex, look, WORDS, names, stateWords(view, board, hex)),
    selected: open.has(hex) ? view.lifted.includes(hex) : null,
    current: hex === current,
    faded: board.fade && bright.size > 0 && !bright.has(hex) && look.piece === null,
  });
};

/** Where the keyboard stands; it forgets its place when another question is asked. */
const usePlace = (board: BoardProps, view: View) => {
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState<Hex>(-1);
  const [pointed, setPointed] = useState<Hex>(-1);
  const question = `${board.at?.move?.action ?? ''} ${view.possible.join()}`;
  useEffect(() => {
    setPointed(-1);
    if (!svg.current?.contains(document.activeElement)) setCurrent(-1);
  }, [question]);
  const first = view.possible[0] ?? view.changed.values().next().value ?? 0;
  const at = current >= 0 && current < view.land.size ? current : first;
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = hexUnder(event.target);
    if (from < 0) return;
    const to = whereTo(view.land, from, event, view.possible);
    if (to !== null) {
      setCurrent(to);
      svg.current?.querySelector<SVGElement>(`[data-i="${to}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey)
      board.onPress(pickOf(view.land, from));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { svg, at, aimed: pointed >= 0 ? pointed : at, onKeyDown, setCurrent, setPointed };
};

/** The hexes: a grid for the keyboard and for screen readers, a picture for everybody else. */
export const Board = (board: BoardProps) => {
  const view = viewOf(board);
  const { svg, at, aimed, onKeyDown, setCurrent, setPointed } = usePlace(board, view);
  const layout = layoutOf(view.s.board);
  const cellAt = useCells(view, board.players, useStates(board, view, at));
  const rows = rowsOf(view.land);
  const { width, height, left, top, hex } = layout.hexes;
  const scale = Math.min(board.width / layout.width, board.height / layout.height);
  const named = scale * hex >= NAMED;
  return (
    <svg
      ref={svg}
      role="grid"
      aria-label={board.label}
      aria-describedby={board.describedBy}
      aria-rowcount={rows.length}
      aria-colcount={view.land.width}
      class="kb-map"
      width={board.width}
      height={board.height}
      viewBox={named ? `0 0 ${layout.width} ${layout.height}` : `${left} ${top} ${width} ${height}`}
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
      onKeyDown={onKeyDown}
      onFocusIn={(event) => setCurrent(hexUnder(event.target))}
      onPointerOver={(event) => {
        // Only a wide answer looks at the pointer; a map of 400 hexes is not drawn anew for nothing.
        if (view.ask === 'city-hall') setPointed(hexUnder(event.target));
      }}
    >
      {named && (
        <g aria-hidden="true" class="kb-names">
          <Drawn nodes={layout.names} />
        </g>
      )}
      <g aria-hidden="true">
        <Drawn nodes={rowMarks(view.s, board.players)} />
      </g>
      {rows.map((row, y) => (
        <g role="row" key={row[0]} aria-rowindex={y + 1}>
          {row.map(cellAt)}
        </g>
      ))}
      <Over view={view} current={at} aimed={aimed} marks={board.marks} />
    </svg>
  );
};
