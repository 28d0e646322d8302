import { BASE_SECTIONS } from './base.ts';
import { CROSSROADS_SECTIONS } from './crossroads.ts';
import { HARVEST_SECTIONS } from './harvest.ts';
import { MARSHLANDS_SECTIONS } from './marshlands.ts';
import { NOMADS_SECTIONS } from './nomads.ts';
import type { Section } from './section.ts';

/** Every section that a board can be made of. */
export const SECTIONS: readonly Section[] = [
  ...BASE_SECTIONS,
  ...NOMADS_SECTIONS,
  ...CROSSROADS_SECTIONS,
  ...MARSHLANDS_SECTIONS,
  ...HARVEST_SECTIONS,
];
