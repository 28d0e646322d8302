// The renderer, which is much: loaded by the first picture that somebody may see.

import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { pngBy } from './png.ts';

export const png = pngBy(wasm);
