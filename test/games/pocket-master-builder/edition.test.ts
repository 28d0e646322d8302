import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexSource, listSource } from '../../../commands/edition/index-file.ts';
import { readEdition } from '../../../domain/games/pocket-master-builder/editions/edition-file.ts';
import house from '../../../domain/games/pocket-master-builder/editions/house-1.json' with { type: 'json' };

type File = Record<string, unknown> & { readonly kingdom_cards: Record<string, unknown>[] };

/** What is wrong with the house edition after a change. */
const problems = (change: (file: File) => void): readonly string[] => {
  const file: File = JSON.parse(JSON.stringify(house));
  change(file);
  const answer = readEdition(file);
  return 'problems' in answer ? answer.problems : [];
};

/** What may be played with and is told all the same. */
const warnings = (change: (file: File) => void): readonly string[] => {
  const file: File = JSON.parse(JSON.stringify(house));
  change(file);
  const answer = readEdition(file);
  expect(answer).toHaveProperty('edition');
  return answer.warnings;
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
  expect(readEdition([])).toEqual({ problems: ['file: must be a JSON object'], warnings: [] });
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

test('a colour that never meets itself is a warning, one that is not in the list a problem', () => {
  const purple = { colour: 'purple', gain: { wood: 1 } };
  const sides = { ...house.kingdom_cards[0]?.sides, left: purple };
  const lonely = warnings((file) => {
    Object.assign(file, { colours: [...house.colours, 'purple'] });
    Object.assign(card(file, 0), { sides });
  });
  expect(lonely).toEqual(['colour purple: never meets itself between right and left sides']);
  expect(problems((file) => Object.assign(card(file, 0), { sides }))).toEqual([
    'colour purple: not in the list of colours',
  ]);
});

test('a donkey level that allows less, and a cost that nobody can pay, are warnings', () => {
  const levels = house.donkey_track.levels.map((level) => (level.level === 4 ? { ...level, workers: 1 } : level));
  expect(warnings((file) => Object.assign(file, { donkey_track: { levels } }))).toEqual([
    'donkey_track: level 4 allows less than the one before',
  ]);
  expect(warnings((file) => Object.assign(card(file, 0), { cost: { wood: 40 } }))).toEqual([
    'K01 BARRACK: nobody can ever pay 40 wood',
  ]);
  expect(problems((file) => Object.assign(card(file, 0), { cost: {} }))).toEqual(['K01 BARRACK: costs nothing']);
});

const key = (at: string) =>
  expect.stringMatching(new RegExp(`^${at.replaceAll(/[[\].]/g, '\\$&')}: is not known here`));

test('a key that nobody knows is a problem wherever it stands', () => {
  expect(problems((file) => Object.assign(file, { sparkle: 1 }))).toEqual([key('sparkle')]);
  expect(problems((file) => Object.assign(card(file, 0), { rewards: { wall: 1 } }))).toEqual([
    key('kingdom_cards[0] K01.rewards'),
  ]);
  const effects = [
    { kind: 'hand_limit', plus: 1, per: '2walls' },
    { kind: 'scoring', per_type: 'civic', honor: 1, max: 3 },
  ];
  expect(problems((file) => Object.assign(card(file, 0), { effects }))).toEqual([
    key('kingdom_cards[0] K01.effects[0].per'),
    key('kingdom_cards[0] K01.effects[1].max'),
  ]);
  expect(problems((file) => Object.assign(file, { setup: { ...house.setup, hand_limits: 4 } }))).toEqual([
    key('setup.hand_limits'),
  ]);
});

test('a second price, and a price for what is not sold, are told', () => {
  const sold = (more: unknown) =>
    problems((file) => Object.assign(file, { reward_exchange: [...house.reward_exchange, more] }));
  expect(sold({ spend: 5, gain: { oracle: 1 } })[0]).toMatch(/^reward_exchange\[4\]: the rules sell/);
  expect(sold({ spend: 5, gain: { worker: 1 } })[0]).toMatch(/^reward_exchange\[4\]: the rules sell/);
  expect(sold({ spend: 5, gain: { worker: 1, card: 1 } })[0]).toMatch(/^reward_exchange\[4\]: the rules sell/);
});

test('what the rules fix cannot be said otherwise, and the start has one place', () => {
  expect(problems((file) => Object.assign(file, { rest_options: [{ worker: 3 }] }))[0]).toMatch(/^rest_options: /);
  expect(problems((file) => Object.assign(file, { setup: { ...house.setup, oracles_kept: 2 } }))[0]).toMatch(
    /^setup.oracles_kept: the rules fix it as 1/,
  );
  expect(problems((file) => Object.assign(file, { setup: { ...house.setup, reward_start: 6 } }))).toEqual([
    'setup.reward_start: the start is said in reward_track.start; leave it out here',
  ]);
  expect(problems((file) => Object.assign(file, { setup: { ...house.setup, reward_start: 4 } }))).toEqual([]);
});

test('every gain may be counted for every two walls', () => {
  const per = '2walls';
  const file = JSON.parse(JSON.stringify(house)) as File & { wall_cards: Record<string, unknown>[] };
  Object.assign(card(file, 0), { reward: { reward: 1, per }, effects: [{ kind: 'build', per, gain: { reward: 1 } }] });
  Object.assign(file.wall_cards[0] ?? {}, { immediate: { card: 1, per }, invasion: { worker: 1, per } });
  const answer = readEdition(file);
  if ('problems' in answer) throw new Error(answer.problems.join());
  expect(answer.edition.kingdom[0]).toMatchObject({ reward: { reward: 1, per }, effects: [{ kind: 'build', per }] });
  expect(answer.edition.walls[0]).toMatchObject({ immediate: { per }, invasion: { per } });
  expect(problems((one) => Object.assign(card(one, 0), { reward: { wall: 1, per: '3walls' } }))).toEqual([
    "kingdom_cards[0] K01.reward.per: only '2walls' is known",
  ]);
});

test('an id that does not begin with a letter is told so', () => {
  expect(problems((file) => Object.assign(card(file, 0), { id: '1' }))).toEqual([
    "id 1: begin with a letter, go on with letters, digits, dashes, and use neither 'pay' nor 'gold'",
  ]);
});

test('form and sense are told in one run', () => {
  const both = problems((file) => {
    Object.assign(card(file, 0), { honor: 'two', colour: 'red' });
    Object.assign(card(file, 1), { type: 'naval' });
    Object.assign(card(file, 2), { id: 'K01' });
  });
  expect(both).toEqual([
    'kingdom_cards[0] K01.honor: must be a whole number from 0',
    key('kingdom_cards[0] K01.colour'),
    'id K01: used by more than one card',
    'K02: type naval is not in the list of types',
  ]);
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
  expect(await readFile(join(folder, 'list.ts'), 'utf8')).toBe(listSource(['house-1']));
});
