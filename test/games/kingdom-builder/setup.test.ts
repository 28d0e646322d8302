import { expect, test } from 'vitest';
import type { KbEvent, KbEventOf } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { SECTIONS } from '../../../domain/games/kingdom-builder/sections/index.ts';
import { PRESETS } from '../../../domain/games/kingdom-builder/setup/presets.ts';
import { misfits, type Options, withDefaults } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';

const setup = (options: Options, seed = 1, seats = 3): readonly KbEvent[] => kb.setup(seats, options, seeded(seed));

const first = <T extends KbEvent['type']>(events: readonly KbEvent[], type: T): KbEventOf<T> | undefined =>
  events.find((e): e is KbEventOf<T> => e.type === type);

const modulesOf = (events: readonly KbEvent[]) =>
  first(events, 'BoardLaid')?.sections.map(({ id }) => SECTIONS.find((section) => section.id === id)?.module) ?? [];

test('every section is ten rows of ten, with its locations on its L hexes', () => {
  for (const { rows, locations } of SECTIONS) {
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 10 }, () => 10));
    const marked = rows.flatMap((row, r) => [...row].flatMap((letter, c) => (letter === 'L' ? [`${r},${c}`] : [])));
    expect(locations.map((location) => location.at).toSorted()).toEqual(marked.toSorted());
  }
});

test('the presets are games that can be played', () => {
  for (const { options } of PRESETS) {
    expect(misfits(kb.options, options)).toEqual([]);
    expect(kb.refusals(2, withDefaults(kb.options, options))).toEqual([]);
    expect(kb.awaiting(setup(options).reduce(kb.evolve, kb.blank())).length).toBeGreaterThan(0);
  }
});

test('the first game lies as told', () => {
  const events = setup(PRESETS[0]?.options ?? {});
  const laid = first(events, 'BoardLaid');
  expect(laid?.rows[0]).toBe('FDDMMDDCCC'.concat(SECTIONS.find(({ id }) => id === 'paddock')?.rows[0] ?? ''));
  expect(laid?.locations.every((location) => location.tiles === 2)).toBe(true);
  expect(first(events, 'CardsShown')?.cards).toEqual(['fishermen', 'knights', 'merchants']);
});

test('a section turned by half is read backwards', () => {
  const chosen = { 'sections.mode': 'chosen', 'sections.chosen': ['tavern', 'paddock', 'oasis', 'farm'] };
  const events = setup({ ...chosen, 'sections.rotation': [true, false, false, false] });
  const laid = first(events, 'BoardLaid');
  expect(laid?.rows[0]?.slice(0, 10)).toBe([...'DDWWTTTGGG'].reverse().join(''));
  expect(laid?.locations.slice(0, 2).map((location) => location.at)).toEqual(['3,7', '3,2']);
});

test('everybody holds one card, and twenty-five cards are in the game', () => {
  const s = setup({}, 4, 5).reduce(kb.evolve, kb.blank());
  expect(s.seats.map((seat) => seat.hand.length)).toEqual([1, 1, 1, 1, 1]);
  expect(s.deck.size).toBe(20);
});

test('each expansion that is on sends a section, unless all are drawn alike', () => {
  const both = { 'modules.nomads': true, 'modules.crossroads': true };
  for (let seed = 1; seed < 40; seed += 1)
    expect(modulesOf(setup(both, seed))).toEqual(expect.arrayContaining(['nomads', 'crossroads']));
  const even = Array.from({ length: 40 }, (_, seed) => modulesOf(setup({ ...both, 'sections.spread': 'even' }, seed)));
  expect(even.some((modules) => !modules.includes('nomads'))).toBe(true);
  expect(modulesOf(setup({})).every((module) => module === 'base')).toBe(true);
});

test('there are as many tasks as sections of Crossroads, and a nomad tile on each nomad hex', () => {
  for (let seed = 1; seed < 20; seed += 1) {
    const events = setup({ 'modules.nomads': true, 'modules.crossroads': true }, seed);
    const crossroads = modulesOf(events).filter((module) => module === 'crossroads').length;
    expect(first(events, 'TasksShown')?.tasks.length).toBe(crossroads);
    const hexes = first(events, 'BoardLaid')?.rows.join('').split('N').length ?? 0;
    expect(Object.keys(first(events, 'NomadsLaid')?.tiles ?? {}).length).toBe(hexes - 1);
  }
});

test('a capitol asks for the oracle or the harbor, and boards are drawn until there is one', () => {
  for (let seed = 1; seed < 20; seed += 1) {
    const events = setup({ 'queenies.capitol': true }, seed);
    const with2 = (first(events, 'BoardLaid')?.sections ?? []).filter(
      ({ id }) => id === 'oracle' || id === 'harbor',
    ).length;
    expect(events.filter((e) => e.type === 'CapitolPlaced').length).toBe(with2);
    expect(with2).toBeGreaterThan(0);
  }
});

test('a section has at most one cave, far from everything special', () => {
  const s = setup({ 'queenies.caves': true }, 3).reduce(kb.evolve, kb.blank());
  expect(setup({ 'queenies.caves': true }, 3).filter((e) => e.type === 'CavePlaced').length).toBeLessThanOrEqual(4);
  expect(s.pieces.filter((code) => code !== 0).length).toBeGreaterThan(0);
});
