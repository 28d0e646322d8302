import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOMADS } from '../../../domain/games/kingdom-builder/nomads/index.ts';
import { OPTIONS } from '../../../domain/games/kingdom-builder/options.ts';
import { CARDS } from '../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { TASKS } from '../../../domain/games/kingdom-builder/scoring/tasks/index.ts';
import { SECTIONS } from '../../../domain/games/kingdom-builder/sections/index.ts';
import { TILES } from '../../../domain/games/kingdom-builder/tiles/index.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';

const specs = (folder: string): readonly string[] => readdirSync(new URL(`${folder}/`, import.meta.url));
const file = (id: string): string => `${id.replace(/^donation_.*/, 'donation').replaceAll('_', '-')}.test.ts`;

test.each([
  ['tiles', TILES],
  ['cards', CARDS],
  ['nomads', NOMADS],
  ['tasks', TASKS],
] as const)('each of the %s has a spec of its own, a name and a line of help', (folder, all) => {
  const kind = folder.slice(0, -1);
  for (const { id } of all) {
    expect(specs(folder)).toContain(file(id));
    expect(WORDS.labels[kind]).toHaveProperty(id);
    expect(WORDS.labels[`${kind}-help`]).toHaveProperty(id);
  }
});

test('every location on a section has a tile, and every section a name', () => {
  for (const { id, locations } of SECTIONS) {
    expect(WORDS.labels.section).toHaveProperty(id);
    for (const { tile } of locations) expect(TILES.map((one) => one.id)).toContain(tile);
  }
});

test('what players most often rule otherwise is on the page of a new game, with a line that explains it', () => {
  const rulings = OPTIONS.filter(({ key, visible }) => key.startsWith('rules.') && visible !== 'api');
  expect(rulings.map(({ key }) => key)).toEqual([
    'rules.lordsZero',
    'rules.palaceTies',
    'rules.canoeWhen',
    'rules.siloMode',
    'rules.mayorsShared',
    'rules.treeHouse',
    'rules.ropeBridge',
    'rules.ferryPlace',
    'rules.volcanoPlace',
  ]);
  for (const spec of rulings) {
    expect(spec.help).toMatch(/\.$/);
    if (spec.kind === 'one-of') for (const { value, label } of spec.values) expect(label).not.toBe(value);
  }
});

const ROOT = new URL('../../../domain/games/kingdom-builder/', import.meta.url);

// What a power is made of, how it is drawn from, and its words are its own; everything else is asked by traits.
const OWN =
  /^(tiles|nomads|scoring\/cards|scoring\/tasks|sections|words)\/|^(options|setup\/presets|setup\/rulings)\.ts$/;

const namers = (id: string): readonly string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !OWN.test(path))
    .filter((path) => readFileSync(new URL(path, ROOT), 'utf8').includes(`'${id}'`));

/** Powers that the state knows: a piece, an event or a count of their own. Sections and a box bear some names too. */
const IN_THE_STATE = [
  'canoe',
  'city_hall',
  'crossroads',
  'fort',
  'harbor',
  'oracle',
  'outpost',
  'temple',
  'wagon',
  'scouts',
];
const WITH_A_BONUS = ['refuge', 'fountain'];

test('no other file knows a tile, nomad tile, card or task by its name, unless the state itself does', () => {
  const known = [...TILES, ...NOMADS, ...CARDS, ...TASKS].filter(({ id }) => namers(id).length > 0);
  expect(known.map(({ id }) => id).toSorted()).toEqual([...IN_THE_STATE, ...WITH_A_BONUS].toSorted());
});
