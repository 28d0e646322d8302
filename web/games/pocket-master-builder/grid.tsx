// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be a picture of cards and junctions
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the svg is the grid
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of ornaments take no focus

import { useMemo } from 'preact/hooks';
import { cellOf, lineOf, rowOf } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { HIGH, LANDMARK, WIDE } from '../../../domain/games/pocket-master-builder/drawing/card.ts';
import {
  corner,
  heightOf,
  SCENE_HIGH,
  SCENE_WIDE,
  tableNodes,
} from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { Drawn } from '../../parts/picture.tsx';
import type { BoardProps, SeatInfo } from '../table.ts';
import type { Control } from './control.ts';
import { CardName } from './face.tsx';
import { targetName } from './target-names.ts';
import { nameAt } from './telling.ts';
import { badgeSpot, onTable, type Target, type View } from './view.ts';

const Names = ({ s }: { readonly s: PmbState }) => (
  <g class="pmb-names">
    {[0, 1, 2, 3, 4, 5].flatMap((row) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((line) => {
        const name = nameAt(s, row, line);
        if (name === '') return null;
        const [x, y] = corner(row, line);
        const down = row === 0 ? 31 : row === 5 ? LANDMARK - 14 : line === 1 ? heightOf(row) / 2 - 30 : 35;
        return <CardName key={`${row},${line}`} name={name} x={x + WIDE / 2} y={y + down} />;
      }),
    )}
  </g>
);

/** The picture, drawn anew only when the position or what is new in it changes. */
const Drawing = (props: {
  readonly s: PmbState;
  readonly players: readonly SeatInfo[];
  readonly changed: readonly string[];
}) => {
  const { s, players, changed } = props;
  return useMemo(() => {
    const { cards, over } = tableNodes(s, players, changed);
    return (
      <g aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <Drawn nodes={cards} />
        <Names s={s} />
        <Drawn nodes={over} />
      </g>
    );
  }, [s, players, changed.join()]);
};

/** What this turn has laid and placed so far, in its order. */
const Numbers = ({ s, draft }: { readonly s: PmbState; readonly draft: readonly string[] }) => (
  <g aria-hidden="true">
    {draft.filter(onTable).map((pick, i) => {
      if (cellOf(pick) === null && s.workers[pick] === undefined) return null;
      const [x, y] = badgeSpot(pick);
      return (
        <g key={pick} class="pmb-number" transform={`translate(${x} ${y})`}>
          <circle r={9} />
          <text y={4} text-anchor="middle">
            {i + 1}
          </text>
        </g>
      );
    })}
  </g>
);

/** Letters of places that the panel tells apart: in the middle of an empty place, beside a junction. */
const Letters = ({ marks }: { readonly marks: ReadonlyMap<string, string> }) => (
  <g aria-hidden="true">
    {[...marks].map(([pick, letter]) => {
      const cell = cellOf(pick);
      const [x, y] = cell === null ? badgeSpot(pick) : corner(rowOf(cell), lineOf(cell));
      const [dx, dy] = cell === null ? [10, -8] : [WIDE / 2, HIGH / 2];
      return (
        <g key={pick} class="pmb-letter" transform={`translate(${x + dx} ${y + dy})`}>
          <circle r={15} />
          <text y={6} text-anchor="middle">
            {letter}
          </text>
        </g>
      );
    })}
  </g>
);

/** Names are hidden where the table is drawn smaller than this. */
const NAMED = 0.8;

const rounded = ({ x, y, w, h }: Target['box'], grow: number, r: number) => ({
  x: x - grow,
  y: y - grow,
  width: w + 2 * grow,
  height: h + 2 * grow,
  rx: r,
});

const Mark = ({ target, view }: { readonly target: Target; readonly view: View }) => {
  const r = target.kind === 'card' ? 8 : 17;
  if (view.picked.includes(target.key)) return <rect class="pmb-picked" {...rounded(target.box, -1, r)} />;
  if (!view.possible.has(target.key)) return null;
  const [x, y] = [target.box.x + target.box.w / 2, target.box.y + target.box.h / 2];
  return (
    <>
      <rect class="pmb-can-under" {...rounded(target.box, -1, r)} />
      <rect class="pmb-can" {...rounded(target.box, -1, r)} />
      {target.kind === 'junction' && target.half === null && <circle class="pmb-dot" cx={x} cy={y} r={5} />}
      {target.kind === 'card' && view.s.grid[(target.row - 1) * 7 + target.line - 2] === null && (
        <circle class="pmb-dot" cx={x} cy={y} r={9} />
      )}
    </>
  );
};

const Cell = (props: {
  readonly target: Target;
  readonly view: View;
  readonly board: BoardProps;
  readonly reached: boolean;
}) => {
  const { target, view, board, reached } = props;
  const can = view.possible.has(target.key);
  const picked = view.picked.includes(target.key);
  const name = targetName(view, board.players, board.at?.choice?.ask ?? '', target);
  return (
    <g
      role="gridcell"
      aria-colindex={Math.round(target.gx)}
      aria-selected={can || picked ? picked : undefined}
      aria-label={name}
      tabindex={reached ? 0 : -1}
      data-key={target.key}
      data-thing={target.key}
      data-pick={can ? target.key : undefined}
    >
      <rect class="pmb-hit" {...rounded(target.box, 0, 6)} />
      <Mark target={target} view={view} />
      <rect class="pmb-focus-white" {...rounded(target.box, 0, 8)} />
      <rect class="pmb-focus-line" {...rounded(target.box, 0, 8)} />
    </g>
  );
};

/** The table of 6 rows and 8 lines with the junctions that matter now. */
export const Grid = ({
  board,
  view,
  control,
}: {
  readonly board: BoardProps;
  readonly view: View;
  readonly control: Control;
}) => {
  const rows = [...new Set(view.targets.map((one) => Math.round(one.gy)))];
  return (
    <svg
      ref={control.svg}
      class={board.width / SCENE_WIDE < NAMED ? 'pmb-map nameless' : 'pmb-map'}
      width={board.width}
      height={board.height}
      viewBox={`0 0 ${SCENE_WIDE} ${SCENE_HIGH}`}
      role="grid"
      aria-label={board.label}
      aria-describedby={board.describedBy}
      aria-rowcount={11}
      aria-colcount={16}
      onKeyDown={control.onKeyDown}
      onFocusIn={control.onFocusIn}
    >
      <Drawing s={view.s} players={board.players} changed={board.changed} />
      {rows.map((gy) => (
        <g key={gy} role="row" aria-rowindex={gy + 1}>
          {view.targets
            .filter((one) => Math.round(one.gy) === gy)
            .map((target) => (
              <Cell key={target.key} target={target} view={view} board={board} reached={target.key === control.at} />
            ))}
        </g>
      ))}
      <Numbers s={view.s} draft={board.draft} />
      <Letters marks={board.marks} />
    </svg>
  );
};
