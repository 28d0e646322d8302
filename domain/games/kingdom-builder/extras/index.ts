import { caves } from './caves.ts';
import type { Extra } from './extra.ts';

/** Every extra action of the board, in the order of the buttons. */
export const EXTRAS: readonly Extra[] = [caves];
