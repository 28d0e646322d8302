// Where the keyboard goes on a board. The island's rows follow below the board's last one.

import type { Land } from '../../../domain/games/kingdom-builder/board/board.ts';
import type { Hex } from '../../../domain/games/kingdom-builder/board/hex.ts';

/** What a key press says; the browser's event has this form. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The rows of hexes from top to bottom, the island's last; hexes that are sea are left out. */
export const rowsOf = (land: Land): readonly (readonly Hex[])[] => {
  const own = land.width * land.height;
  const rows: Hex[][] = [];
  for (const [hex, ground] of land.ground.entries()) {
    const row = (land.row[hex] ?? 0) + (hex < own ? 0 : land.height);
    rows[row] ??= [];
    if (ground !== null) rows[row].push(hex);
  }
  return rows;
};

/** The same column of another row, or the nearest one that this row has. */
const nearest = (land: Land, row: readonly Hex[], col: number): Hex | undefined =>
  row.toSorted((a, b) => Math.abs((land.col[a] ?? 0) - col) - Math.abs((land.col[b] ?? 0) - col))[0];

const FIVE_ROWS = 5;

/** The hex where a key leads from a hex; null for a key that leads nowhere. `possible` are hexes in reading order. */
export const whereTo = (land: Land, from: Hex, press: KeyPress, possible: readonly Hex[]): Hex | null => {
  if (press.altKey) return null;
  const wide = press.ctrlKey || press.metaKey;
  const rows = rowsOf(land);
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const col = land.col[from] ?? 0;
  const down = (by: number): Hex | null =>
    nearest(land, rows[Math.min(Math.max(y + by, 0), rows.length - 1)] ?? [], col) ?? null;
  switch (press.key) {
    case 'ArrowLeft':
      return row[x - 1] ?? from;
    case 'ArrowRight':
      return row[x + 1] ?? from;
    case 'ArrowUp':
      return down(-1);
    case 'ArrowDown':
      return down(1);
    case 'PageUp':
      return down(-FIVE_ROWS);
    case 'PageDown':
      return down(FIVE_ROWS);
    case 'Home':
      return (wide ? rows[0]?.[0] : row[0]) ?? null;
    case 'End':
      return (wide ? rows.at(-1)?.at(-1) : row.at(-1)) ?? null;
    case 'n':
    case 'N':
      return wide ? null : nextPossible(from, possible, press.shiftKey ? -1 : 1);
    default:
      return null;
  }
};

/** The next or previous possible hex in reading order, round the corner. */
const nextPossible = (from: Hex, possible: readonly Hex[], way: 1 | -1): Hex | null => {
  const order = way === 1 ? possible : possible.toReversed();
  return order.find((hex) => (hex - from) * way > 0) ?? order[0] ?? null;
};
