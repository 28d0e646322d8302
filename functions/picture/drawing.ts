// All that it takes to draw, which is much: loaded by the first picture that somebody may see.

import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { SCENES, TOUCHED } from '../../web/games/scenes.ts';
import type { Drawing } from './picture.ts';
import { pngBy } from './png.ts';

export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(SCENES).map(([title, draw]) => [title, { draw, touched: TOUCHED[title] ?? (() => []) }]),
);

export const png = pngBy(wasm);
