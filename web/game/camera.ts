// How the fitted board is enlarged and moved. Pure: `x, y` is where the board's corner lies in the stage, `k` how much
// larger than fitted it is drawn.

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const FIT: Camera = { x: 0, y: 0, k: 1 };

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const along = (at: number, size: number, k: number): number => between(size - size * k, at, 0);

/** No edge of the board comes inside the box. */
export const held = ({ x, y, k }: Camera, box: Extent): Camera =>
  k <= 1 ? FIT : { x: along(x, box.width, k), y: along(y, box.height, k), k };

/** Enlarged or reduced about a point of the box, which stays where it is. */
export const zoomed = (camera: Camera, box: Extent, x: number, y: number, k: number, most: number): Camera => {
  const to = between(1, k, Math.max(most, 1));
  const by = to / camera.k;
  return held({ x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, k: to }, box);
};

/** Moved by a drag. */
export const moved = (camera: Camera, box: Extent, dx: number, dy: number): Camera =>
  held({ ...camera, x: camera.x + dx, y: camera.y + dy }, box);

/** So that a point of the fitted board stands in the middle. */
export const centred = (camera: Camera, box: Extent, x: number, y: number): Camera =>
  held({ ...camera, x: box.width / 2 - x * camera.k, y: box.height / 2 - y * camera.k }, box);

export type Edge = 'left' | 'right' | 'above' | 'below';

/** On which side of the window of `box` a point lies; null inside. */
export const beyond = (box: Extent, x: number, y: number): Edge | null => {
  if (x < 0) return 'left';
  if (x > box.width) return 'right';
  if (y < 0) return 'above';
  return y > box.height ? 'below' : null;
};
