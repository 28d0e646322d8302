import { caves } from './caves.ts';
import type { Extra } from './extra.ts';
import { ferry } from './ferry.ts';
import { field } from './field.ts';

/** Every extra action of the board, in the order of the buttons. */
export const EXTRAS: readonly Extra[] = [field, caves, ferry];
