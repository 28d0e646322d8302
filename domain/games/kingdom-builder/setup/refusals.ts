import type { Options, OptionValue } from '../../../kernel/options.ts';
import { chosen, OPTIONS } from '../options.ts';
import { CARDS } from '../scoring/cards/index.ts';
import { SECTIONS } from '../sections/index.ts';
import { wishesOf } from './decrees.ts';
import { misses } from './needs.ts';
import { possibleBoard } from './possible-boards.ts';
import { RULINGS } from './rulings.ts';

type Codes = readonly string[];

const ids = (value: OptionValue | undefined): readonly (string | boolean)[] => (Array.isArray(value) ? value : []);

const different = (list: readonly (string | boolean)[], count: number): boolean =>
  list.length === count && new Set(list).size === count;

const startPlayer = (seats: number, o: Options): Codes => {
  const who = o.startPlayer ?? 'random';
  const sits = typeof who === 'number' && Number.isInteger(who) && who >= 0 && who < seats;
  return who === 'random' || sits ? [] : ['start-player'];
};

const flags = (o: Options): Codes =>
  OPTIONS.filter((spec) => spec.kind === 'flag' && !spec.key.startsWith('rules.'))
    .filter(({ key }) => o[key] !== undefined && typeof o[key] !== 'boolean')
    .map(({ key }) => `option:${key}`);

const isMode = (value: OptionValue | undefined): boolean =>
  value === undefined || value === 'random' || value === 'chosen';

const isOn = (o: Options, module: string): boolean => module === 'base' || o[`modules.${module}`] === true;

const sections = (o: Options): Codes => {
  const mode = o['sections.mode'];
  const list = ids(o['sections.chosen']);
  if (!isMode(mode)) return ['option:sections.mode'];
  if (mode !== 'chosen') return list.length > 0 ? ['chosen-but-random'] : [];
  if (!different(list, 4)) return ['sections-count'];
  const found = list.flatMap((id) => SECTIONS.filter((section) => section.id === id));
  if (found.length < list.length) return ['unknown-section'];
  return found.every((section) => isOn(o, section.module)) ? [] : ['section-module-off'];
};

const spread = (o: Options): Codes => {
  const value = o['sections.spread'];
  if (value === undefined) return [];
  const known = value === 'eachModule' || value === 'even';
  // The create page sends the default with everything.
  const apart = o['sections.mode'] !== 'chosen' || value === 'eachModule';
  return known && apart ? [] : ['spread'];
};

const rotation = (o: Options): Codes => {
  const value = o['sections.rotation'] ?? 'random';
  const four = Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'boolean');
  return value === 'random' || value === 'none' || four ? [] : ['rotation'];
};

const cards = (o: Options): Codes => {
  const mode = o['cards.mode'];
  const list = ids(o['cards.chosen']);
  const excluded = ids(o['cards.exclude']);
  if (!isMode(mode)) return ['option:cards.mode'];
  if (mode === 'chosen' && !different(list, 3)) return ['cards-count'];
  const found = [...list, ...excluded].flatMap((id) => CARDS.filter((card) => card.id === id));
  if (found.length < list.length + excluded.length) return ['unknown-card'];
  if (mode !== 'chosen')
    return CARDS.filter((card) => isOn(o, card.module) && !excluded.includes(card.id)).length < 3
      ? ['cards-too-few']
      : [];
  return found.every((card) => excluded.includes(card.id) || isOn(o, card.module)) ? [] : ['card-module-off'];
};

const rules = (o: Options): Codes =>
  Object.entries(o)
    .filter(([key]) => key.startsWith('rules.'))
    .map(([key, value]) => ({ key: key.slice('rules.'.length), value }))
    .filter(({ key, value }) => !Object.entries(RULINGS).some(([k, all]) => k === key && all.some((v) => v === value)))
    .map(({ key }) => `rule:${key}`);

const unknown = (o: Options): Codes =>
  Object.keys(o)
    .filter((key) => !key.startsWith('rules.') && !OPTIONS.some((spec) => spec.key === key))
    .map((key) => (key.startsWith('modules.') ? 'unknown-module' : `unknown-option:${key}`));

const oneOf = (o: Options, key: string, code: string): Codes => {
  const spec = OPTIONS.find((one) => one.key === key);
  const value = o[key];
  if (value === undefined || spec?.kind !== 'one-of') return [];
  return spec.values.some((one) => one.value === value) ? [] : [code];
};

const decree = (o: Options): Codes => {
  const wrong = [...oneOf(o, 'decree.mode', 'decree-mode'), ...oneOf(o, 'decree.chosen', 'unknown-decree')];
  if (wrong.length > 0 || o['decree.mode'] !== 'chosen') return wrong;
  if (o['decree.chosen'] === undefined) return ['unknown-decree'];
  const island = o['queenies.island'] ?? 'off';
  const on = [
    o['queenies.capitol'] === true && 'capitol',
    o['queenies.caves'] === true && 'caves',
    island !== 'off' && 'island',
  ];
  return on.some((queenie) => queenie === o['decree.chosen']) ? ['decree-repeats-queenie'] : [];
};

/** What no board that these options allow can serve; a random decree is drawn among those that some board can. */
const board = (o: Options): Codes => {
  const choices = chosen(o);
  const wishes = wishesOf(choices, choices.decree === 'random' ? null : choices.decree);
  const { fitting, example } = possibleBoard(choices, wishes);
  if (fitting) return [];
  return example ? misses(example, wishes) : ['capitol-needs-oracle-or-harbor'];
};

/** Stable codes for all that is wrong with the options of a game; empty when it can be played. */
export const refusals = (seats: number, o: Options): Codes => {
  const plain = [
    ...unknown(o),
    ...flags(o),
    ...startPlayer(seats, o),
    ...sections(o),
    ...spread(o),
    ...rotation(o),
    ...cards(o),
    ...oneOf(o, 'queenies.island', 'island-side'),
    ...oneOf(o, 'sections.layouts', 'layouts'),
    ...decree(o),
    ...rules(o),
  ];
  return plain.length > 0 ? plain : board(o);
};
