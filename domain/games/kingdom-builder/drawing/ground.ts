// What a terrain looks like: a flat colour, and lines that tell it apart without the colour.

export interface GroundDrawing {
  readonly fill: string;
  readonly line: string;
  /** Path data, several takes of one idea, so that a wide meadow does not look like wallpaper. */
  readonly takes: readonly string[];
}

/** The same stroke at several places. */
export const strewn = (d: (x: number, y: number) => string, places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => d(x, y)).join('');
