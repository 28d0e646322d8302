import type { OneOf, OptionList, Options } from '../../kernel/options.ts';
import { type Edition, isHouse, VARIANTS, type VariantKey, type Variants } from './editions/edition.ts';
import { LIST } from './editions/list.ts';

/** The value that leaves a point to the edition. */
const AS_EDITION = 'edition';

/** What each open point is called, what it is about, and a name for each of its values in the order of `VARIANTS`. */
const POINTS: Readonly<Record<VariantKey, readonly [label: string, help: string, ...values: readonly string[]]>> = {
  wall_honor_mode: [
    'Honor of the walls',
    'What the numbers on the wall track count.',
    'the space reached',
    'all spaces passed, added up',
  ],
  donkey_honor_mode: [
    'Honor of the donkey',
    'What the numbers on the donkey track count.',
    'the level reached',
    'all levels passed, added up',
  ],
  invasion_checks: [
    'Invasions reward',
    'Who may gain the reward of a line that is full.',
    'both players',
    'only the one who filled the line',
  ],
  starting_wall_immediate: ['Reward of the leftmost wall at the start', 'Both players begin on it.', 'no', 'yes'],
  build_effect_triggers_on_itself: ['A build effect counts its own building', 'Sawmill and the like.', 'no', 'yes'],
  landmark_mode: [
    'Landmarks belong to',
    'The rulebook does not say how they are scored.',
    'more buildings in the line',
    'the building right above',
    'nobody',
  ],
  gain_oracle_mode: ['A gained oracle', 'During the game.', 'draw one and keep it', 'draw two and keep one'],
  marker_when_rest_empty: [
    'Rest Area empty when a building is marked',
    'Where the cube comes from.',
    'Worker Area, then a junction',
    'such a building cannot be built',
  ],
  area_full_triggers_end: [
    'A full kingdom area triggers the end',
    'Otherwise it is played on without developing, until a round without a building.',
    'yes',
    'no',
  ],
  final_tie: ['A tie also in rewards', 'After honor and rewards.', 'is shared', 'goes to the one who played later'],
};

const keys = Object.keys(VARIANTS) as readonly VariantKey[];

/** The options key of a point: `rules.landmark_mode`. */
export const optionKey = (key: VariantKey): string => `rules.${key}`;

const point = (key: VariantKey): OneOf => {
  const [label, help, ...names] = POINTS[key];
  const values = VARIANTS[key].map((value, i) => ({ value, label: names[i] ?? value }));
  return {
    ...{ kind: 'one-of', key: optionKey(key), label, help, visible: 'folded', default: AS_EDITION },
    values: [{ value: AS_EDITION, label: 'as the edition says' }, ...values],
  };
};

/** Every edition that was in the folder at build time, the house edition first. Its cards are loaded elsewhere. */
const EDITION_IDS: readonly string[] = Object.keys(LIST);

/** An edition's name for people, with the mark of what is not printed. */
const editionLabel = (id: string): string => (isHouse({ id }) ? `${id} (house edition: not the printed cards)` : id);

export const OPTIONS: OptionList = [
  {
    kind: 'one-of',
    key: 'edition',
    label: 'Edition of the cards',
    help: 'The faces are not published. The house edition is our own; an owner of the game can add the printed values.',
    visible: 'shown',
    values: EDITION_IDS.map((id) => ({ value: id, label: editionLabel(id) })),
    default: EDITION_IDS[0] ?? '',
  },
  ...keys.map(point),
];

/** The id of a game's edition: the first one where the options name none; null for one that is not there. */
export const chosenId = (options: Options): string | null => {
  const id = typeof options.edition === 'string' ? options.edition : EDITION_IDS[0];
  return id !== undefined && EDITION_IDS.includes(id) ? id : null;
};

export const refusals = (seats: number, options: Options): readonly string[] => [
  ...(seats === 2 ? [] : ['seats']),
  ...(chosenId(options) === null ? ['unknown-edition'] : []),
];

/** Every open point decided: by the options, else by the edition. */
export const chosenVariants = (edition: Edition, options: Options): Variants => {
  const decided = keys.map((key) => {
    const said = options[optionKey(key)];
    return [key, VARIANTS[key].find((value) => value === said) ?? edition.variants[key]];
  });
  return Object.fromEntries(decided) as Variants;
};
