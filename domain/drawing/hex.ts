// Pointy-top hexes in rows, odd rows half a hex to the right. A hex has radius 20; drawings are made around (0, 0).

import { polygon, round } from './scene.ts';

export const RADIUS = 20;
/** From side to side, and from row to row. */
export const ACROSS = RADIUS * Math.sqrt(3);
export const DOWN = RADIUS * 1.5;

/** Where the middle of a hex lies. */
export const centre = (row: number, col: number): readonly [number, number] => [
  round(ACROSS * (col + 0.5 + (row % 2) / 2)),
  round(RADIUS + DOWN * row),
];

/** How large a field of hexes is. */
export const extent = (rows: number, cols: number): { readonly width: number; readonly height: number } => ({
  width: round(ACROSS * (cols + (rows > 1 ? 0.5 : 0))),
  height: round(2 * RADIUS + DOWN * (rows - 1)),
});

/** The outline of a hex with another radius, as path data. */
export const hexagon = (radius: number): string =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );

/** Columns are letters, rows numbers from 1: row 2, column 13 is 'N3'. */
export const columnName = (col: number): string => String.fromCharCode(65 + col);
