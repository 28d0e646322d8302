import type { OptionList, OptionSpec, Options, OptionValue } from '../../kernel/options.ts';
import { withDefaults } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/rules.ts';
import { DECREES, type Decree } from './decrees.ts';
import { CARDS } from './scoring/cards/index.ts';
import { LAYOUTS, type Layouts, laidBy, SECTIONS } from './sections/index.ts';
import { type Layout, MODULES, type Module } from './sections/section.ts';
import { HOUSE } from './setup/house-rulings.ts';
import { RULINGS, type RulingKey, type Rulings } from './setup/rulings.ts';
import { NEW_GAME_WORDS } from './words/new-game.ts';
import { RULING_WORDS } from './words/rulings.ts';
import { WORDS } from './words.ts';

// Names of rulings are no words of play: no page but that of a new game loads them.
const LABELS = { ...WORDS.labels, ...NEW_GAME_WORDS, ...RULING_WORDS };

type Value = { readonly value: string; readonly label: string; readonly help?: string };

const named = (kind: string, ids: readonly string[], help?: string): readonly Value[] =>
  ids.map((value) => ({
    value,
    label: LABELS[kind]?.[value] ?? value,
    ...(help ? { help: LABELS[help]?.[value] ?? '' } : {}),
  }));

const mode = (key: string, label: string): OptionSpec => ({
  kind: 'one-of',
  key,
  label,
  visible: 'folded',
  values: [
    { value: 'random', label: 'Random' },
    { value: 'chosen', label: 'Chosen' },
  ],
  default: 'random',
});

const flag = (key: string, kind: string, id: string, visible: 'shown' | 'folded'): OptionSpec => ({
  kind: 'flag',
  key,
  label: LABELS[kind]?.[id] ?? id,
  help: LABELS[`${kind}-help`]?.[id] ?? '',
  visible,
  default: false,
});

/** Rulings that the create page shows; the others are for the API. */
const SHOWN_RULINGS: readonly RulingKey[] = [
  'lordsZero',
  'palaceTies',
  'canoeWhen',
  'siloMode',
  'mayorsShared',
  'treeHouse',
  'ropeBridge',
  'ferryPlace',
  'volcanoPlace',
];

const rulingSpec = (key: RulingKey): OptionSpec => {
  const visible = SHOWN_RULINGS.includes(key) ? 'folded' : 'api';
  const help = LABELS['ruling-help']?.[key];
  const said = help === undefined ? {} : { help };
  const shown = { key: `rules.${key}`, label: LABELS.ruling?.[key] ?? key, visible, ...said } as const;
  const ruled = HOUSE[key];
  if (typeof ruled === 'boolean') return { kind: 'flag', ...shown, default: ruled };
  return { kind: 'one-of', ...shown, values: named(`ruling-${key}`, RULINGS[key].map(String)), default: ruled };
};

/** Boxes that a game can be played with besides the base. */
export const EXPANSIONS: readonly Module[] = MODULES.filter(
  (module) => module !== 'base' && SECTIONS.some((section) => section.module === module),
);

/** Small additions that can be switched on. */
const QUEENIES = ['capitol', 'caves'] as const;

const ISLAND = ['off', 'random', 'tree_house', 'rope_bridge'] as const;

/** Marks what is not known to be printed. */
const withMark = (text: string, layouts: readonly (Layout | undefined)[]): string => {
  const marks = [...new Set(layouts)].flatMap((layout) => (layout ? [LABELS.layout?.[layout] ?? layout] : []));
  return marks.length > 0 ? `${text} (${marks.join(', ')})` : text;
};

const layoutsIn = (module: Module): readonly (Layout | undefined)[] =>
  SECTIONS.filter((section) => section.module === module).map(({ layout }) => layout);

const ISLAND_LAYOUTS = laidBy(LAYOUTS[0] ?? 'house').islands.map(({ layout }) => layout);

const marked = (spec: OptionSpec, layouts: readonly (Layout | undefined)[]): OptionSpec =>
  spec.help === undefined ? spec : { ...spec, help: withMark(spec.help, layouts) };

const CARD_VALUES = named(
  'card',
  CARDS.map((card) => card.id),
  'card-help',
);

/** What can be chosen for a game. */
export const OPTIONS: OptionList = [
  ...EXPANSIONS.map((module) => marked(flag(`modules.${module}`, 'module', module, 'shown'), layoutsIn(module))),
  ...QUEENIES.map((queenie) => flag(`queenies.${queenie}`, 'queenie', queenie, 'folded')),
  {
    kind: 'one-of',
    key: 'queenies.island',
    label: LABELS.queenie?.island ?? '',
    help: withMark(LABELS['queenie-help']?.island ?? '', ISLAND_LAYOUTS),
    visible: 'folded',
    values: named('island', ISLAND),
    default: 'off',
  },
  {
    kind: 'one-of',
    key: 'decree.mode',
    label: 'Decree',
    help: 'One rule more for everybody, for the whole game',
    visible: 'folded',
    values: named('decree-mode', ['none', 'random', 'chosen']),
    default: 'none',
  },
  {
    kind: 'one-of',
    key: 'decree.chosen',
    label: 'Which decree',
    visible: 'folded',
    when: { key: 'decree.mode', value: 'chosen' },
    values: named('decree', DECREES, 'decree-help'),
    default: 'plateaus',
  },
  mode('sections.mode', 'Board sections'),
  {
    kind: 'some-of',
    key: 'sections.chosen',
    label: 'Sections',
    help: 'Four, in the order top left, top right, bottom left, bottom right',
    visible: 'folded',
    when: { key: 'sections.mode', value: 'chosen' },
    values: SECTIONS.map(({ id, layout }) => ({ value: id, label: withMark(LABELS.section?.[id] ?? id, [layout]) })),
    count: 4,
    default: [],
  },
  {
    kind: 'one-of',
    key: 'sections.layouts',
    label: 'Layouts of sections',
    visible: LAYOUTS.length > 1 ? 'folded' : 'api',
    values: named('layouts', LAYOUTS),
    default: LAYOUTS[0] ?? 'house',
  },
  {
    kind: 'one-of',
    key: 'sections.spread',
    label: 'Sections are drawn',
    visible: 'folded',
    when: { key: 'sections.mode', value: 'random' },
    values: [
      { value: 'eachModule', label: 'At least one of each expansion' },
      { value: 'even', label: 'All alike' },
    ],
    default: 'eachModule',
  },
  { kind: 'free', key: 'sections.rotation', label: 'Sections turned', visible: 'folded', default: 'random' },
  mode('cards.mode', 'Kingdom Builder cards'),
  {
    kind: 'some-of',
    key: 'cards.chosen',
    label: 'Cards',
    visible: 'folded',
    when: { key: 'cards.mode', value: 'chosen' },
    values: CARD_VALUES,
    count: 3,
    default: [],
  },
  {
    kind: 'some-of',
    key: 'cards.exclude',
    label: 'Cards left out of the draw',
    visible: 'folded',
    when: { key: 'cards.mode', value: 'random' },
    values: CARD_VALUES,
    count: null,
    default: [],
  },
  { kind: 'free', key: 'startPlayer', label: 'First player', visible: 'api', default: 'random' },
  ...(Object.keys(RULINGS) as RulingKey[]).map(rulingSpec),
];

/** Options as the set-up reads them. */
export interface Choices {
  readonly startPlayer: Seat | 'random';
  /** The boxes that are played with, the base among them. */
  readonly modules: readonly Module[];
  readonly capitol: boolean;
  readonly caves: boolean;
  readonly island: (typeof ISLAND)[number];
  readonly decree: Decree | 'random' | null;
  /** Null: drawn. */
  readonly sections: readonly string[] | null;
  readonly layouts: Layouts;
  readonly spread: 'eachModule' | 'even';
  readonly rotation: 'random' | 'none' | readonly boolean[];
  readonly cards: readonly string[] | null;
  readonly excluded: readonly string[];
  readonly rulings: Rulings;
}

const list = (value: OptionValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads legal options. */
export const chosen = (given: Options): Choices => {
  const o = withDefaults(OPTIONS, given);
  const rotation = o['sections.rotation'];
  return {
    startPlayer: typeof o.startPlayer === 'number' ? o.startPlayer : 'random',
    modules: ['base', ...EXPANSIONS.filter((module) => o[`modules.${module}`] === true)],
    capitol: o['queenies.capitol'] === true,
    caves: o['queenies.caves'] === true,
    island: ISLAND.find((side) => side === o['queenies.island']) ?? 'off',
    decree: decreeOf(o),
    sections: o['sections.mode'] === 'chosen' ? list(o['sections.chosen']) : null,
    layouts: LAYOUTS.find((one) => one === o['sections.layouts']) ?? 'house',
    spread: o['sections.spread'] === 'even' ? 'even' : 'eachModule',
    rotation: Array.isArray(rotation) ? rotation.map((one) => one === true) : rotation === 'none' ? 'none' : 'random',
    cards: o['cards.mode'] === 'chosen' ? list(o['cards.chosen']) : null,
    excluded: list(o['cards.exclude']),
    rulings: rulingsOf(o),
  };
};

const decreeOf = (o: Options): Choices['decree'] => {
  if (o['decree.mode'] === 'random') return 'random';
  return o['decree.mode'] === 'chosen' ? (DECREES.find((one) => one === o['decree.chosen']) ?? null) : null;
};

/** The rulings among options; what is absent is ruled by the house. */
const rulingsOf = (o: Options): Rulings => {
  const ruled = Object.keys(HOUSE).map((key) => [key, o[`rules.${key}`]] as const);
  return { ...HOUSE, ...Object.fromEntries(ruled.filter(([, value]) => value !== undefined)) };
};
