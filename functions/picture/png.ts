import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { indexedPng } from './indexed-png.ts';

/** Draws a whole SVG document as it is; it paints its whole ground. */
export type Png = (svg: string) => Promise<Uint8Array>;

let ready: Promise<void> | undefined;

/** PNG by resvg: the same pixels on every machine. `wasm` is its module; it is loaded by the first picture. */
export const pngBy =
  (wasm: Uint8Array): Png =>
  async (svg) => {
    ready ??= initWasm(wasm);
    await ready;
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    const image = drawing.render();
    try {
      return indexedPng({ width: image.width, height: image.height, rgba: image.pixels });
    } finally {
      image.free();
      drawing.free();
    }
  };
