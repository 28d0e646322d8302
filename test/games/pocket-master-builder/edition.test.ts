import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexSource } from '../../../commands/edition/index-file.ts';
import { readEdition } from '../../../domain/games/pocket-master-builder/edition-file.ts';
import house from '../../../domain/games/pocket-master-builder/editions/house-1.json' with { type: 'json' };

type File = Record<string, unknown> & { readonly kingdom_cards: Record<string, unknown>[] };

/** What is wrong with the house edition after a change. */
const problems = (change: (file: File) => void): readonly string[] => {
  const file: File = JSON.parse(JSON.stringify(house));
  change(file);
  const answer = readEdition(file);
  return 'problems' in answer ? answer.problems : [];
};

const card = (file: File, i: number): Record<string, unknown> => file.kingdom_cards[i] ?? {};

test('the house edition is fine, and its costs ask for equal amounts', () => {
  const answer = readEdition(house);
  if ('problems' in answer) throw new Error(answer.problems.join());
  const total = (resource: 'wood' | 'brick' | 'stone'): number =>
    answer.edition.kingdom.reduce((sum, { cost }) => sum + (cost[resource] ?? 0), 0);
  expect([total('wood'), total('brick'), total('stone')]).toEqual([52, 51, 54]);
});

test('no JSON object is no edition', () => {
  expect(readEdition([])).toEqual({ problems: ['file: must be a JSON object'] });
});

test('a card missing or an id used twice is told', () => {
  expect(problems((file) => file.kingdom_cards.pop())).toContain('kingdom: 27 cards instead of 28');
  expect(problems((file) => Object.assign(card(file, 1), { id: 'K01' }))).toContain(
    'id K01: used by more than one card',
  );
});

test('unknown kinds of effects, gains, resources and oracles are told', () => {
  expect(problems((file) => Object.assign(card(file, 0), { effects: [{ kind: 'magic' }] }))).toEqual([
    "kingdom_cards[0] K01.effects[0].kind: 'magic' is unknown; known are immediate, build, hand_limit, scoring",
  ]);
  expect(problems((file) => Object.assign(card(file, 0), { reward: { cow: 1 } }))[0]).toMatch("'cow' is unknown");
  expect(problems((file) => Object.assign(card(file, 0), { cost: { iron: 1 } }))[0]).toMatch("'iron' is unknown");
  expect(
    problems((file) =>
      Object.assign(file, { oracle_cards: house.oracle_cards.map((o) => ({ ...o, score: { kind: 'x' } })) }),
    ),
  ).toContain("oracle_cards[0] O1.score.kind: 'x' is unknown; known are per_type, per_walls, per_landmark");
});

test('a side that is not said is told; a side that is not printed is null', () => {
  const sides = house.kingdom_cards[0]?.sides;
  const { left: _, ...three } = sides ?? {};
  expect(problems((file) => Object.assign(card(file, 0), { sides: three }))[0]).toMatch('K01.sides.left');
  expect(problems((file) => Object.assign(card(file, 0), { sides: { ...sides, left: null } }))).toEqual([]);
});

test('a colour that can never meet itself is told', () => {
  const purple = { colour: 'purple', gain: { wood: 1 } };
  const sides = { ...house.kingdom_cards[0]?.sides, left: purple };
  const wrong = problems((file) => {
    Object.assign(file, { colours: [...house.colours, 'purple'] });
    Object.assign(card(file, 0), { sides });
  });
  expect(wrong).toEqual(['colour purple: never meets itself between right and left sides']);
  expect(problems((file) => Object.assign(card(file, 0), { sides }))[0]).toBe(
    'colour purple: not in the list of colours',
  );
});

test('a cost that nobody can pay is told', () => {
  expect(problems((file) => Object.assign(card(file, 0), { cost: { wood: 40 } }))).toEqual([
    'K01 BARRACK: nobody can ever pay 40 wood',
  ]);
  expect(problems((file) => Object.assign(card(file, 0), { cost: {} }))).toEqual(['K01 BARRACK: costs nothing']);
});

test('types, places, tracks and options that do not fit are told', () => {
  expect(problems((file) => Object.assign(card(file, 0), { type: 'naval' }))).toEqual([
    'K01: type naval is not in the list of types',
  ]);
  const walls = house.wall_cards.map((wall) => ({ ...wall, place_from_right: wall.place_from_right && 1 }));
  expect(problems((file) => Object.assign(file, { wall_cards: walls }))).toContain(
    'walls: two cards have place 1 from the right',
  );
  expect(problems((file) => Object.assign(file, { reward_track: { max: 3, start: 4 } }))).toContain(
    'reward_track: the start lies beyond the end',
  );
  expect(problems((file) => Object.assign(file, { rule_options: { final_tie: { value: 'coin' } } }))).toEqual([
    "rule_options.final_tie: 'coin' is unknown; known are shared, later_player",
  ]);
});

test('an edition says how open points are read', () => {
  const answer = readEdition({ ...house, rule_options: { ...house.rule_options, landmark_mode: { value: 'none' } } });
  expect('edition' in answer && answer.edition.variants.landmark_mode).toBe('none');
});

test('the list of editions is the one that the build writes', async () => {
  const folder = join(import.meta.dirname, '../../../domain/games/pocket-master-builder/editions');
  expect(await readFile(join(folder, 'index.ts'), 'utf8')).toBe(indexSource(['house-1']));
});
