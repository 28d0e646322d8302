import { expect, test } from 'vitest';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as rules } from '../../../domain/games/kingdom-builder/rules.ts';
import { PRESETS } from '../../../domain/games/kingdom-builder/setup/presets.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';

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
