import { BASE_SECTIONS } from './base.ts';
import { CROSSROADS_SECTIONS } from './crossroads.ts';
import { HARVEST_SECTIONS } from './harvest.ts';
import { MARSHLANDS_SECTIONS } from './marshlands.ts';
import { NOMADS_SECTIONS } from './nomads.ts';
import type { Section } from './section.ts';

const drawn = (section: Section): Section => ({ ...section, layout: 'house' });

/** Every section that comes with the project: printed layouts where they are known, else our own. */
export const HOUSE_SECTIONS: readonly Section[] = [
  ...BASE_SECTIONS,
  ...NOMADS_SECTIONS,
  ...CROSSROADS_SECTIONS,
  ...MARSHLANDS_SECTIONS.map(drawn),
  ...HARVEST_SECTIONS.map(drawn),
];
