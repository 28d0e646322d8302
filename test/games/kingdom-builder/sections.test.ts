import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { HARVEST_SECTIONS } from '../../../domain/games/kingdom-builder/sections/harvest.ts';
import { HOUSE_SECTIONS } from '../../../domain/games/kingdom-builder/sections/house.ts';
import { HOUSE_ISLANDS } from '../../../domain/games/kingdom-builder/sections/islands.ts';
import { MARSHLANDS_SECTIONS } from '../../../domain/games/kingdom-builder/sections/marshlands.ts';
import { readOwnerFile } from '../../../domain/games/kingdom-builder/sections/owner-file.ts';
import { shadowed } from '../../../domain/games/kingdom-builder/sections/shadow.ts';
import { seeded } from '../../../domain/kernel/random.ts';

interface Part extends Record<string, unknown> {
  rows: string[];
  locations: { at: string; tile: string }[];
  location: { at: string; tile: string };
}

interface File extends Record<string, unknown> {
  sections: Part[];
  islands: Part[];
}

const whole = {
  provenance: 'printed',
  sections: [...MARSHLANDS_SECTIONS, ...HARVEST_SECTIONS],
  islands: HOUSE_ISLANDS,
};

/** What is wrong with a whole file after a change. */
const faults = (change: (file: File) => void): readonly string[] => {
  const file: File = JSON.parse(JSON.stringify(whole));
  change(file);
  const answer = readOwnerFile(file);
  return 'faults' in answer ? answer.faults : [];
};

const part = (list: readonly Part[], id: string): Part => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new RangeError(id);
  return found;
};

const temple = (file: File): Part => part(file.sections, 'temple');
const treeHouse = (file: File): Part => part(file.islands, 'tree_house');

/** The rows with another letter at a place. */
const lettered = (from: Part, row: number, col: number, letter: string): void => {
  from.rows[row] = [...(from.rows[row] ?? '')].with(col, letter).join('');
};

test('a whole file is fine, and so is one with a single section', () => {
  expect(faults(() => {})).toEqual([]);
  const answer = readOwnerFile({ provenance: 'printed', sections: whole.sections.slice(0, 1) });
  expect(answer).toEqual({ sections: [{ ...whole.sections[0], layout: 'owner' }], islands: [] });
});

test('places may also be written as row and column', () => {
  const locations = [
    { row: 2, col: 3, location: 'temple' },
    { row: 5, col: 8, location: 'temple' },
  ];
  expect(faults((file) => Object.assign(temple(file), { locations }))).toEqual([]);
});

test('what is no object, or has neither sections nor islands, is told', () => {
  expect(readOwnerFile([])).toEqual({ faults: ['file: must be a JSON object'] });
  expect(readOwnerFile({ provenance: 'printed' })).toEqual({ faults: ['file: must have sections or islands'] });
});

test('a file that does not say where it comes from is told', () => {
  expect(faults((file) => Object.assign(file, { provenance: 'hearsay' }))).toEqual([
    "provenance: must be 'printed', or 'house' for layouts of your own",
  ]);
});

test('a section that nobody knows, and one that stands in the file twice, are told', () => {
  expect(faults((file) => Object.assign(temple(file), { id: 'tempel' }))[0]).toMatch(
    "sections[0].id: 'tempel' is unknown",
  );
  expect(faults((file) => Object.assign(temple(file), { id: 'oracle' }))[0]).toMatch("'oracle' is unknown");
  expect(faults((file) => file.sections.push(temple(file)))).toEqual(['sections[8]: temple stands in the file twice']);
});

test('a section of another box is told', () => {
  expect(faults((file) => Object.assign(temple(file), { module: 'harvest' }))).toEqual([
    'sections[0] temple.module: temple belongs to marshlands',
  ]);
});

test('a key that nobody knows, and what is said twice, are told beside all that is wrong', () => {
  expect(faults((file) => Object.assign(temple(file), { row: [] }))).toEqual([
    'sections[0] temple.row: is not known here; known are id, module, expansion, rows, locations, counts',
  ]);
  const all = faults((file) => {
    Object.assign(file, { section: [] });
    Object.assign(temple(file).locations[0] ?? {}, { location: 'temple', tiel: 'temple' });
    Object.assign(treeHouse(file), { colour: 'green' });
    temple(file).rows.pop();
  });
  expect(all).toHaveLength(5);
  expect(all).toContain('sections[0] temple.locations[0].location: tile says it already; write one of them');
});

test('a row missing, or a letter too many, is told', () => {
  expect(faults((file) => temple(file).rows.pop())).toEqual(['sections[0] temple.rows: there are 9 instead of 10']);
  expect(faults((file) => Object.assign(temple(file).rows, { 9: 'DDFFBBWFFFF' }))).toEqual([
    'sections[0] temple.rows[9]: has 11 letters instead of 10',
  ]);
});

test('a letter that is no terrain, and ground of another box, are told', () => {
  expect(faults((file) => lettered(temple(file), 0, 2, 'X'))[0]).toMatch(
    'temple.rows[0]: letter 3 is X; known are G C D F T',
  );
  expect(faults((file) => lettered(temple(file), 0, 2, 'R'))).toEqual([
    'sections[0] temple.rows[0]: letter 3 is R; there is no farmland in marshlands',
  ]);
});

test('a location without its L, an L without a location, and a place named twice are told', () => {
  expect(faults((file) => Object.assign(temple(file).locations, { 0: { at: '2,4', tile: 'temple' } }))).toEqual([
    'sections[0] temple.locations: temple at 2,4 does not stand on an L',
    'sections[0] temple.locations: the L at 2,3 has none',
  ]);
  expect(faults((file) => temple(file).locations.push({ at: '2,3', tile: 'temple' }))).toEqual([
    'sections[0] temple.locations: 2,3 is named twice',
  ]);
});

test('a tile of another section, and a tile that is nowhere, are told', () => {
  expect(faults((file) => Object.assign(temple(file).locations[0] ?? {}, { tile: 'farm' }))).toEqual([
    "sections[0] temple.locations: 'farm' at 2,3 does not belong here; its tiles are temple",
  ]);
  const both = (file: File): void => {
    for (const location of part(file.sections, 'cathedral_watchtower').locations) location.tile = 'cathedral';
  };
  expect(faults(both)).toEqual(['sections[6] cathedral_watchtower.locations: there is none of watchtower']);
});

test('counts that the rows do not have are told', () => {
  expect(faults((file) => Object.assign(temple(file), { counts: { G: 13, B: 11 } }))).toEqual([
    'sections[0] temple.counts: B is 11, but the rows have 12',
  ]);
});

test('an island in two pieces, with ragged rows, or without its location is told', () => {
  expect(faults((file) => Object.assign(treeHouse(file), { rows: ['.TTG', 'TTLG', '....', 'CFD.'] }))).toEqual([
    'islands[0] tree_house.rows: the land lies in 2 pieces instead of one',
  ]);
  expect(faults((file) => treeHouse(file).rows.push('C'))).toEqual([
    'islands[0] tree_house.rows: must all be of one length; the sea is .',
  ]);
  expect(faults((file) => Object.assign(treeHouse(file), { location: undefined }))).toEqual([
    'islands[0] tree_house.location: must say where it is and which tile it has',
  ]);
});

test('an owner’s layout takes the place of the house layout of its id, and of no other', () => {
  const rows = [...(MARSHLANDS_SECTIONS[0]?.rows ?? [])].reverse();
  const own = { id: 'temple', module: 'marshlands', rows, locations: [], layout: 'owner' } as const;
  const known = { sections: HOUSE_SECTIONS, islands: HOUSE_ISLANDS };
  const laid = shadowed(known, { sections: [own], islands: [] });
  expect(laid.sections.filter(({ layout }) => layout === 'owner')).toEqual([own]);
  expect(laid.sections.map(({ id }) => id)).toEqual(HOUSE_SECTIONS.map(({ id }) => id));
  expect(laid.islands).toEqual(HOUSE_ISLANDS);
});

test('a game pins its rows and whose layouts they are, so that a file put in later changes nothing', () => {
  const chosen = ['temple', 'oracle', 'canoe', 'farm'];
  const options = {
    'modules.marshlands': true,
    'queenies.island': 'tree_house',
    'sections.mode': 'chosen',
    'sections.chosen': chosen,
    'sections.rotation': 'none',
  };
  const laid = kb.setup(2, options, seeded(1)).find((event) => event.type === 'BoardLaid');
  expect(laid).toMatchObject({ islandLayout: 'house', island: HOUSE_ISLANDS[0]?.rows });
  expect(laid?.sections.map(({ id, layout }) => [id, layout])).toEqual([
    ['temple', 'house'],
    ['oracle', undefined],
    ['canoe', 'house'],
    ['farm', undefined],
  ]);
  expect(laid?.rows[0]?.slice(0, 10)).toBe(MARSHLANDS_SECTIONS[0]?.rows[0]);
  const mine = ['D'.repeat(20), ...(laid?.rows.slice(1) ?? [])];
  expect(laid && kb.evolve(kb.blank(), { ...laid, rows: mine }).board.rows).toEqual(mine);
});
