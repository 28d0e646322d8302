import { BASE_SECTIONS } from './base.ts';
import type { Section } from './section.ts';

/** Every section that a board can be made of. */
export const SECTIONS: readonly Section[] = [...BASE_SECTIONS];
