// The table of 6 rows and 8 lines: walls in row 0, starting cards in line 1, landmarks in row 5, the kingdom area between.

export const ROWS = [1, 2, 3, 4] as const;
export const LINES = [2, 3, 4, 5, 6, 7, 8] as const;
export const CELLS = ROWS.length * LINES.length;

/** A place of the kingdom area, counted row by row from 0. */
export type Cell = number;

/** A border of two neighbouring cards, named by the place right of it or below it: 'left:1,3', 'top:5,3'. */
export type Junction = string;

export const cellAt = (row: number, line: number): Cell => (row - 1) * LINES.length + (line - 2);
export const rowOf = (cell: Cell): number => Math.floor(cell / LINES.length) + 1;
export const lineOf = (cell: Cell): number => (cell % LINES.length) + 2;

/** The cell as a pick: 'row,line'. */
export const cellName = (cell: Cell): string => `${rowOf(cell)},${lineOf(cell)}`;

/** The cell of a pick; null when it names none. */
export const cellOf = (pick: string): Cell | null => {
  const found = /^([1-4]),([2-8])$/.exec(pick);
  return found ? cellAt(Number(found[1]), Number(found[2])) : null;
};

export const leftOf = (cell: Cell): Junction => `left:${cellName(cell)}`;
export const above = (cell: Cell): Junction => `top:${cellName(cell)}`;
export const below = (cell: Cell): Junction => `top:${rowOf(cell) + 1},${lineOf(cell)}`;
export const rightOf = (cell: Cell): Junction => `left:${rowOf(cell)},${lineOf(cell) + 1}`;

interface Border {
  /** Whether the two cards lie side by side or one above the other. */
  readonly across: 'left' | 'top';
  /** The place right of the border, or below it. */
  readonly row: number;
  readonly line: number;
}

/** Every junction that can ever exist, in reading order. */
export const JUNCTIONS: readonly Junction[] = [1, 2, 3, 4, 5].flatMap((row) =>
  LINES.flatMap((line) => (row < 5 ? [`left:${row},${line}`, `top:${row},${line}`] : [`top:${row},${line}`])),
);

const BORDERS: Readonly<Record<Junction, Border>> = Object.fromEntries(
  JUNCTIONS.map((junction) => {
    const [across, place = ''] = junction.split(':');
    const [row = 0, line = 0] = place.split(',').map(Number);
    return [junction, { across: across === 'left' ? 'left' : 'top', row, line }];
  }),
);

/** Null for anything that is no junction of this table. */
export const borderOf = (junction: Junction): Border | null => BORDERS[junction] ?? null;
