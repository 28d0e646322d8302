import type { OneOf, OptionList, Options } from '../../kernel/options.ts';
import { type Edition, isHouse, VARIANTS, type VariantKey, type Variants } from './edition.ts';
import { EDITIONS, editionById } from './editions.ts';

/** The value that leaves a point to the edition. */
const AS_EDITION = 'edition';

interface Point {
  readonly label: string;
  readonly help: string;
  /** One label per value, in the order of `VARIANTS`. */
  readonly values: readonly string[];
}

const POINTS: Readonly<Record<VariantKey, Point>> = {
  wall_honor_mode: {
    label: 'Honor of the walls',
    help: 'What the numbers on the wall track count.',
    values: ['the space reached', 'all spaces passed, added up'],
  },
  donkey_honor_mode: {
    label: 'Honor of the donkey',
    help: 'What the numbers on the donkey track count.',
    values: ['the level reached', 'all levels passed, added up'],
  },
  invasion_checks: {
    label: 'Invasions reward',
    help: 'Who may gain the reward of a line that is full.',
    values: ['both players', 'only the one who filled the line'],
  },
  starting_wall_immediate: {
    label: 'Reward of the leftmost wall at the start',
    help: 'Both players begin on it.',
    values: ['no', 'yes'],
  },
  build_effect_triggers_on_itself: {
    label: 'A build effect counts its own building',
    help: 'Sawmill and the like.',
    values: ['no', 'yes'],
  },
  landmark_mode: {
    label: 'Landmarks belong to',
    help: 'The rulebook does not say how they are scored.',
    values: ['more buildings in the line', 'the building right above', 'nobody'],
  },
  gain_oracle_mode: {
    label: 'A gained oracle',
    help: 'During the game.',
    values: ['draw one and keep it', 'draw two and keep one'],
  },
  marker_when_rest_empty: {
    label: 'Rest Area empty when a building is marked',
    help: 'Where the cube comes from.',
    values: ['Worker Area, then a junction', 'such a building cannot be built'],
  },
  area_full_triggers_end: {
    label: 'A full kingdom area triggers the end',
    help: 'Otherwise it is played on without developing, until a round without a building.',
    values: ['yes', 'no'],
  },
  final_tie: {
    label: 'A tie also in rewards',
    help: 'After honor and rewards.',
    values: ['is shared', 'goes to the one who played later'],
  },
};

const keys = Object.keys(VARIANTS) as readonly VariantKey[];

/** The options key of a point: `rules.landmark_mode`. */
export const optionKey = (key: VariantKey): string => `rules.${key}`;

const point = (key: VariantKey): OneOf => ({
  kind: 'one-of',
  key: optionKey(key),
  label: POINTS[key].label,
  help: POINTS[key].help,
  visible: 'folded',
  values: [
    { value: AS_EDITION, label: 'as the edition says' },
    ...VARIANTS[key].map((value, i) => ({ value, label: POINTS[key].values[i] ?? value })),
  ],
  default: AS_EDITION,
});

/** An edition's name for people, with the mark of what is not printed. */
const editionLabel = (edition: Pick<Edition, 'id'>): string =>
  isHouse(edition) ? `${edition.id} (house edition: not the printed cards)` : edition.id;

export const OPTIONS: OptionList = [
  {
    kind: 'one-of',
    key: 'edition',
    label: 'Edition of the cards',
    help: 'The faces are not published. The house edition is our own; an owner of the game can add the printed values.',
    visible: 'shown',
    values: EDITIONS.map((edition) => ({ value: edition.id, label: editionLabel(edition) })),
    default: EDITIONS[0]?.id ?? '',
  },
  ...keys.map(point),
];

/** The edition of a game; the first one where the options name none that is there. */
export const chosenEdition = (options: Options): Edition | null =>
  typeof options.edition === 'string' ? editionById(options.edition) : (EDITIONS[0] ?? null);

/** Every open point decided: by the options, else by the edition. */
export const chosenVariants = (edition: Edition, options: Options): Variants => {
  const decided = keys.map((key) => {
    const said = options[optionKey(key)];
    return [key, VARIANTS[key].find((value) => value === said) ?? edition.variants[key]];
  });
  return Object.fromEntries(decided) as Variants;
};
