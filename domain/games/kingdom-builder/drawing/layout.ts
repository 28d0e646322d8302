// Where every hex of a board lies in the picture: the main board, names of columns and rows along it, the island beside.

import { ACROSS, centre, columnName, extent } from '../../../drawing/hex.ts';
import { letters } from '../../../drawing/letters.ts';
import type { Node } from '../../../drawing/scene.ts';
import type { Board } from '../board/board.ts';
import { landOf } from '../board/board.ts';

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The middle of each hex, by its number. */
  readonly centres: readonly (readonly [number, number])[];
  /** Where the name of each row stands. */
  readonly rowPlaces: readonly (readonly [number, number])[];
  /** Names along the edges. */
  readonly names: readonly Node[];
  /** The box of the hexes without the names, and how wide a hex is. */
  readonly hexes: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly hex: number;
  };
}

const TOP = 20;
const LEFT = 24;
const EDGE = 4;
const NAME = '#857D70';

const layouts = new WeakMap<Board, Layout>();

/** The layout of a board, worked out once. */
export const layoutOf = (board: Board): Layout => {
  const known = layouts.get(board);
  if (known) return known;
  const made = layout(board);
  layouts.set(board, made);
  return made;
};

const layout = (board: Board): Layout => {
  const land = landOf(board);
  const main = extent(land.height, land.width);
  const island = extent(board.island.length, board.island[0]?.length ?? 0);
  const beside = board.island.length > 0;
  const left = LEFT + main.width + ACROSS / 2;
  const down = Math.max(0, (main.height - island.height) / 2);
  const own = land.width * land.height;
  const centres = land.row.map((row, hex) => {
    const [x, y] = centre(row, land.col[hex] ?? 0);
    return hex < own ? ([x + LEFT, y + TOP] as const) : ([x + left, y + TOP + down] as const);
  });
  return {
    width: Math.ceil(beside ? left + island.width + EDGE : LEFT + main.width + EDGE),
    height: Math.ceil(TOP + main.height + EDGE),
    centres,
    rowPlaces: Array.from({ length: land.height }, (_, row) => rowPlace(row)),
    names: names(land.height, land.width),
    hexes: {
      left: LEFT - 2,
      top: TOP - 2,
      width: Math.ceil((beside ? left - LEFT + island.width : main.width) + EDGE),
      height: Math.ceil(main.height + EDGE),
      hex: ACROSS,
    },
  };
};

const rowPlace = (row: number): readonly [number, number] => [10, TOP + centre(row, 0)[1]];

const names = (rows: number, cols: number): readonly Node[] => [
  ...Array.from({ length: cols }, (_, col) => name(columnName(col), LEFT + centre(0, col)[0], TOP - 9)),
  ...Array.from({ length: rows }, (_, row) => name(String(row + 1), ...rowPlace(row))),
];

const name = (word: string, x: number, y: number): Node => ({
  x,
  y,
  nodes: letters(word, 0, 0, 0.95, NAME, 1.3),
});
