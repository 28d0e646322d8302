import { expect, test } from 'vitest';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as rules } from '../../../domain/games/kingdom-builder/rules.ts';
import { misses, type Wishes } from '../../../domain/games/kingdom-builder/setup/needs.ts';
import { PRESETS } from '../../../domain/games/kingdom-builder/setup/presets.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { type Random, seeded } from '../../../domain/kernel/random.ts';
import { fold, land } from './kit.ts';

const types = (options: Options, seed: number): readonly string[] =>
  (rules.setup(3, options, seeded(seed)) as readonly KbEvent[]).map((e) =>
    e.type === 'DecreeIssued' ? e.decree : e.type,
  );

const everything = PRESETS.find(({ id }) => id === 'everything')?.options ?? {};
const withoutCastlesOfItsOwn: Options = {
  'sections.mode': 'chosen',
  'sections.chosen': ['tavern', 'paddock', 'oasis', 'farm'],
  'decree.mode': 'random',
};

const BRINGS = [
  ['capitol', 'CapitolPlaced'],
  ['caves', 'CavePlaced'],
] as const;

test.for([
  ['everything', everything],
  ['sections that take no capitol', withoutCastlesOfItsOwn],
] as const)('a random decree is one that the board can serve: %s', ([, options]) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 150; seed += 1) {
    const told = types(options, seed);
    for (const [decree, event] of BRINGS) expect(told.includes(decree)).toBe(told.includes(event));
    for (const one of told) seen.add(one);
  }
  expect(seen).not.toContain('capitol');
  expect([...seen]).toEqual(expect.arrayContaining(['caves', 'island', 'plateaus', 'ferry', 'volcano']));
});

test('a capitol that was asked for always gets a section that takes it', () => {
  const options: Options = { 'modules.nomads': true, 'modules.harvest': true, 'queenies.capitol': true };
  expect(rules.refusals(3, options)).toEqual([]);
  for (let seed = 0; seed < 100; seed += 1) expect(types(options, seed)).toContain('CapitolPlaced');
});

test('what can be played is decided by the options alone', () => {
  expect(rules.refusals(3, { ...everything, 'decree.mode': 'chosen', 'decree.chosen': 'capitol' })).toEqual([
    'capitol-needs-oracle-or-harbor',
  ]);
  expect(rules.refusals(3, withoutCastlesOfItsOwn)).toEqual([]);
  expect(rules.refusals(3, everything)).toEqual([]);
});

/** Chance that always falls alike, so that every draw of a board is the same one. */
const stuck = (value: number): Random => ({ drawn: 0, below: (n) => value % n, reveal() {} });

test('a board is laid that fits, also where no draw ever brings one', () => {
  const options: Options = { 'queenies.capitol': true };
  for (const value of [10, 12, 14, 16, 18, 20])
    expect(rules.setup(3, options, stuck(value)).map(({ type }) => type)).toContain('CapitolPlaced');
});

const missing = (rows: string, wishes: Partial<Wishes>): readonly string[] =>
  misses(fold(land(rows)).board, { cards: [], pool: [], capitol: false, caves: false, decree: null, ...wishes });

test('a volcano needs a mountain that no cave takes', () => {
  expect(missing('MGGGG', { decree: 'volcano' })).toEqual([]);
  expect(missing('MGGGG', { decree: 'volcano', caves: true })).toEqual(['volcano-needs-a-mountain']);
  expect(missing('MGGGM', { decree: 'volcano', caves: true })).toEqual([]);
});

test('plateaus need a mountain', () => {
  expect(missing('MGGGG', { decree: 'plateaus' })).toEqual([]);
  expect(missing('GGGGG', { decree: 'plateaus' })).toEqual(['plateaus-need-a-mountain']);
});

test('three cards must be left that the board can serve', () => {
  expect(missing('GGGGG', { pool: ['miners', 'fishermen', 'knights', 'lords'] })).toEqual(['cards-too-few']);
  expect(missing('GGGGG', { pool: ['miners', 'fishermen', 'knights', 'lords', 'merchants'] })).toEqual([]);
});
