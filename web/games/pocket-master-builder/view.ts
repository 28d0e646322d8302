// What the table shows at a moment, worked out from what the frame hands in.

import { HALVES, type Half } from '../../../domain/games/pocket-master-builder/board/junctions.ts';
import { borderOf, cellOf, lineOf, rowOf } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { WIDE } from '../../../domain/games/pocket-master-builder/drawing/card.ts';
import { corner, heightOf, spot } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { Pick, Seat } from '../../../domain/kernel/rules.ts';
import type { BoardProps } from '../table.ts';

/** Something on the table that the keyboard reaches and a press may choose. */
export interface Target {
  readonly key: string;
  readonly kind: 'card' | 'junction';
  readonly row: number;
  readonly line: number;
  /** The half of a junction where each half is an answer of its own. */
  readonly half: Half | null;
  /** Places of the finer grid of cards and the borders between them, by which arrows go. */
  readonly gx: number;
  readonly gy: number;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export interface View {
  readonly s: PmbState;
  readonly seat: Seat | null;
  readonly possible: ReadonlySet<Pick>;
  /** What the move being said has named so far. */
  readonly picked: readonly Pick[];
  readonly targets: readonly Target[];
}

const cardTarget = (row: number, line: number): Target => {
  const [x, y] = corner(row, line);
  const box = { x, y, w: WIDE, h: heightOf(row) };
  return { key: `${row},${line}`, kind: 'card', row, line, half: null, gx: 2 * line, gy: 2 * row, box };
};

const CARDS: readonly Target[] = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((line) => cardTarget(row, line)),
);

const SHIFT: Readonly<Record<Half, readonly [number, number]>> = {
  west: [-1, 0],
  east: [1, 0],
  north: [0, -1],
  south: [0, 1],
};

const REACH = 17;

const junctionTarget = (key: string): Target | null => {
  const [junction = '', named] = key.split('/');
  const border = borderOf(junction);
  if (!border) return null;
  const half = HALVES.find((one) => one === named) ?? null;
  const [dx, dy] = half ? SHIFT[half] : [0, 0];
  const [x, y] = spot(junction);
  const beside = border.across === 'left';
  const [w, h] = half === null ? [2 * REACH, 2 * REACH] : beside ? [24, 46] : [46, 24];
  return {
    key,
    kind: 'junction',
    row: border.row,
    line: border.line,
    half,
    gx: 2 * border.line - (beside ? 1 : 0) + dx / 4,
    gy: 2 * border.row - (beside ? 0 : 1) + dy / 4,
    box: { x: x + dx * 12 - w / 2, y: y + dy * 12 - h / 2, w, h },
  };
};

const inOrder = (a: Target, b: Target): number => a.gy - b.gy || a.gx - b.gx;

/** Cards always; junctions where a worker stands or something can be chosen. */
const targetsOf = (s: PmbState, picks: readonly Pick[]): readonly Target[] => {
  const spots = new Set(picks.filter((pick) => borderOf(pick.split('/')[0] ?? '')));
  const halved = new Set([...spots].map((pick) => pick.split('/')[0]));
  for (const junction of Object.keys(s.workers)) if (!halved.has(junction)) spots.add(junction);
  return [...CARDS, ...[...spots].flatMap((key) => junctionTarget(key) ?? [])].toSorted(inOrder);
};

export const viewOf = ({ state, viewer, at }: BoardProps): View => {
  const s = state as PmbState;
  const from = at?.choice?.from ?? [];
  const picked = at?.move?.picks ?? [];
  return {
    s,
    seat: viewer === 'spectator' ? null : viewer,
    possible: new Set(from),
    picked,
    targets: targetsOf(s, [...from, ...picked]),
  };
};

/** True for a pick that lies on the table: a place or a junction. */
export const onTable = (pick: Pick): boolean => cellOf(pick) !== null || borderOf(pick.split('/')[0] ?? '') !== null;

/** Where the number of a draft's pick stands: at the corner of its card, or beside its worker. */
export const badgeSpot = (pick: Pick): readonly [number, number] => {
  const cell = cellOf(pick);
  if (cell === null) {
    const [x, y] = spot(pick);
    return [x + 11, y - 11];
  }
  const [x, y] = corner(rowOf(cell), lineOf(cell));
  return [x + WIDE - 5, y + 5];
};
