// Flat drawings have few colours and many shades between them at the edges. 256 of them are enough for the eye, and make
// a file of a quarter of the size.

import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel; all are opaque. */
  readonly rgba: Uint8Array;
}

const MOST = 256;
/** Colours at least this far apart (squared) are worth an entry each; the commonest are taken whatever their distance. */
const APART = 150;
const COMMONEST = 24;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const distance = (a: number, b: number): number => {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
};

const coloursOf = ({ rgba }: Pixels): Uint32Array => {
  const colours = new Uint32Array(rgba.length / 4);
  for (let i = 0; i < colours.length; i += 1)
    colours[i] = ((rgba[4 * i] ?? 0) << 16) | ((rgba[4 * i + 1] ?? 0) << 8) | (rgba[4 * i + 2] ?? 0);
  return colours;
};

const byFrequency = (colours: Uint32Array): readonly number[] => {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
};

const paletteOf = (frequent: readonly number[]): readonly number[] => {
  const palette: number[] = [];
  for (const colour of frequent) {
    if (palette.length === MOST) break;
    if (palette.length < COMMONEST || palette.every((one) => distance(one, colour) >= APART)) palette.push(colour);
  }
  return palette;
};

const nearest = (palette: readonly number[], colour: number): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length && least > 0; i += 1) {
    const far = distance(palette[i] ?? 0, colour);
    if (far >= least) continue;
    best = i;
    least = far;
  }
  return best;
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
};

const header = ({ width, height }: Pixels): Uint8Array => {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
};

/** A PNG of at most 256 colours: the commonest as they are, each other one as the nearest of them. */
export const indexedPng = (pixels: Pixels): Uint8Array => {
  const { width, height } = pixels;
  const colours = coloursOf(pixels);
  const frequent = byFrequency(colours);
  const palette = paletteOf(frequent);
  const index = new Map(frequent.map((colour) => [colour, nearest(palette, colour)]));
  // Each row begins with a byte that says that it is not filtered.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = index.get(colours[y * width + x] ?? 0) ?? 0;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(pixels)),
    chunk('PLTE', Uint8Array.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};
