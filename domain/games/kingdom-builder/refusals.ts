import type { Options, OptionValue } from '../../kernel/options.ts';
import { CARDS } from './cards/index.ts';
import { OPTIONS } from './options.ts';
import { RULINGS } from './rulings.ts';
import { SECTIONS } from './sections/index.ts';

const ids = (value: OptionValue | undefined): readonly (string | boolean)[] => (Array.isArray(value) ? value : []);

const different = (list: readonly (string | boolean)[], count: number): boolean =>
  list.length === count && new Set(list).size === count;

const startPlayer = (seats: number, o: Options): readonly string[] => {
  const who = o.startPlayer ?? 'random';
  const sits = typeof who === 'number' && Number.isInteger(who) && who >= 0 && who < seats;
  return who === 'random' || sits ? [] : ['start-player'];
};

const isMode = (value: OptionValue | undefined): boolean =>
  value === undefined || value === 'random' || value === 'chosen';

const sections = (o: Options): readonly string[] => {
  const mode = o['sections.mode'];
  const list = ids(o['sections.chosen']);
  if (!isMode(mode)) return ['option:sections.mode'];
  if (mode !== 'chosen') return list.length > 0 ? ['chosen-but-random'] : [];
  if (!different(list, 4)) return ['sections-count'];
  return list.every((id) => SECTIONS.some((section) => section.id === id)) ? [] : ['unknown-section'];
};

const rotation = (o: Options): readonly string[] => {
  const value = o['sections.rotation'] ?? 'random';
  const four = Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'boolean');
  return value === 'random' || value === 'none' || four ? [] : ['rotation'];
};

const cards = (o: Options): readonly string[] => {
  const mode = o['cards.mode'];
  const list = ids(o['cards.chosen']);
  const excluded = ids(o['cards.exclude']);
  const known = [...list, ...excluded].every((id) => CARDS.some((card) => card.id === id));
  if (!isMode(mode)) return ['option:cards.mode'];
  if (mode === 'chosen' && !different(list, 3)) return ['cards-count'];
  if (!known) return ['unknown-card'];
  if (mode === 'chosen') return [];
  return CARDS.filter((card) => !excluded.includes(card.id)).length < 3 ? ['cards-too-few'] : [];
};

const rules = (o: Options): readonly string[] =>
  Object.entries(o)
    .filter(([key]) => key.startsWith('rules.'))
    .map(([key, value]) => ({ key: key.slice('rules.'.length), value }))
    .filter(({ key, value }) => !Object.entries(RULINGS).some(([k, all]) => k === key && all.some((v) => v === value)))
    .map(({ key }) => `rule:${key}`);

const unknown = (o: Options): readonly string[] =>
  Object.keys(o)
    .filter((key) => !key.startsWith('rules.') && !OPTIONS.some((spec) => spec.key === key))
    .map((key) => (key.startsWith('modules.') ? 'unknown-module' : `unknown-option:${key}`));

/** Stable codes for all that is wrong with the options of a game; empty when it can be played. */
export const refusals = (seats: number, o: Options): readonly string[] => [
  ...unknown(o),
  ...startPlayer(seats, o),
  ...sections(o),
  ...rotation(o),
  ...cards(o),
  ...rules(o),
];
