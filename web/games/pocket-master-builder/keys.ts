// Where the keyboard goes on the table: along rows and lines of cards, and over the junctions between them that matter.

import type { Target } from './view.ts';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** The next target in a direction: in the same row or line of the finer grid, the nearest one. */
const beside = (all: readonly Target[], from: Target, dx: number, dy: number): Target => {
  const ahead = all.filter((one) =>
    dx !== 0
      ? near(one.gy, from.gy) && (one.gx - from.gx) * dx > 0
      : near(one.gx, from.gx) && (one.gy - from.gy) * dy > 0,
  );
  const far = (one: Target): number => Math.abs(one.gx - from.gx) + Math.abs(one.gy - from.gy);
  return ahead.toSorted((a, b) => far(a) - far(b))[0] ?? from;
};

/** The next or previous one that can be chosen, in reading order, round the corner. */
const nextPossible = (
  all: readonly Target[],
  from: Target,
  can: (one: Target) => boolean,
  way: 1 | -1,
): Target | null => {
  const order = way === 1 ? all : all.toReversed();
  const at = order.indexOf(from);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find(can) ?? null;
};

const ROWS_AT_ONCE = 5;

/** Where a key leads from a target; null for a key that leads nowhere. */
export const whereTo = (
  all: readonly Target[],
  from: Target,
  press: KeyPress,
  can: (one: Target) => boolean,
): Target | null => {
  if (press.altKey) return null;
  const wide = press.ctrlKey || press.metaKey;
  const row = all.filter((one) => near(one.gy, from.gy));
  const rowsOff = (by: number): Target => {
    const column = all.filter((one) => one.kind === 'card' && one.line === from.line);
    const at = Math.min(Math.max(from.row + by, 0), 5);
    return column.find((one) => one.row === at) ?? from;
  };
  switch (press.key) {
    case 'ArrowLeft':
      return beside(all, from, -1, 0);
    case 'ArrowRight':
      return beside(all, from, 1, 0);
    case 'ArrowUp':
      return beside(all, from, 0, -1);
    case 'ArrowDown':
      return beside(all, from, 0, 1);
    case 'PageUp':
      return rowsOff(-ROWS_AT_ONCE);
    case 'PageDown':
      return rowsOff(ROWS_AT_ONCE);
    case 'Home':
      return (wide ? all[0] : row[0]) ?? null;
    case 'End':
      return (wide ? all.at(-1) : row.at(-1)) ?? null;
    case 'n':
    case 'N':
      return wide ? null : nextPossible(all, from, can, press.shiftKey ? -1 : 1);
    default:
      return null;
  }
};
