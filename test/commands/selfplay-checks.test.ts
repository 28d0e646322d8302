import { describe, expect, test } from 'vitest';
import { checked } from '../../commands/selfplay/checks/checks.ts';
import type { Manner } from '../../commands/selfplay/manner.ts';
import { plainly } from '../../commands/selfplay/manner.ts';
import { playGame } from '../../commands/selfplay/one-game.ts';
import { allTitles } from '../../domain/games/index.ts';
import type { GameEvent } from '../../domain/kernel/rules.ts';

const TITLES = await allTitles();
type Facts = GameEvent & Readonly<Record<string, unknown>>;

const game = (id: string, seed: number, options = {}, manner: Partial<Manner> = {}) => {
  const title = TITLES[id];
  if (!title) throw new Error(id);
  const seats = title.rules.seats.max;
  return playGame(title, { options, seats, seed, preset: null }, { ...plainly('quick'), ...manner });
};

describe.each(Object.keys(TITLES))('%s', (id) => {
  test('whole games in which seats leave and run out of time break nothing', () => {
    for (const seed of [1, 2, 3]) expect(game(id, seed, {}, { leave: 0.05 }).violations).toEqual([]);
  });

  test('a turn that begins for who has left is found', () => {
    const next = { type: 'TurnEnded', seat: 0, next: 1, discarded: [] } as GameEvent;
    const begins = { type: 'TurnBegan', seat: 1 } as GameEvent;
    for (const event of [next, begins])
      expect(checked(id, [{ type: 'SeatResigned', seat: 1 }, event])).toContain(
        'a turn begins for seat 1, which has left',
      );
  });

  test('turns that are not equal are found, unless one was left alone or the others left', () => {
    const { events } = game(id, 4);
    const over = (reason: 'finished' | 'one-left') => [{ type: 'GameEnded', reason, scores: [], ranking: [] }] as const;
    const last = events.findLastIndex(({ type }) => type === 'TurnEnded');
    const short = events.filter((_, at) => at !== last);
    const unequal = (log: readonly GameEvent[]) => checked(id, log).filter((wrong) => wrong.startsWith('those who'));
    expect(unequal([...events, ...over('finished')])).toEqual([]);
    expect(unequal([...short, ...over('finished')])).toHaveLength(1);
    expect(unequal([...short, ...over('one-left')])).toEqual([]);
  });
});

/** One fact left out, said twice, or about another card: every one of them is found. */
const BROKEN: readonly (readonly [string, string, (events: readonly Facts[], at: number) => readonly unknown[]])[] = [
  ['kingdom-builder', 'CardDrawn', (all, at) => all.toSpliced(at, 1)],
  ['kingdom-builder', 'CardDrawn', (all, at) => all.with(at, { ...all[at], type: 'CardDrawn', card: 'gold' })],
  ['kingdom-builder', 'TurnEnded', (all, at) => all.with(at, { ...all[at], type: 'TurnEnded', discarded: [] })],
  ['kingdom-builder', 'DeckReshuffled', (all, at) => all.toSpliced(at, 1)],
  ['kingdom-builder', 'TileTaken', (all, at) => [...all, all[at], all[at], all[at]]],
  ['the-builders', 'WorkerRecruited', (all, at) => all.toSpliced(at, 1)],
  ['the-builders', 'WorkerRecruited', (all, at) => [...all, all[at]]],
  ['the-builders', 'ConstructionStarted', (all, at) => all.toSpliced(at, 1)],
  ['the-builders', 'RowsRefilled', (all, at) => [...all, all[at]]],
  ['the-builders', 'BuildingFinished', (all, at) => all.with(at, { ...all[at], type: 'BuildingFinished', back: [] })],
  ['pocket-master-builder', 'CardsDrawn', (all, at) => all.toSpliced(at, 1)],
  ['pocket-master-builder', 'CardDeveloped', (all, at) => [...all, all[at]]],
  ['pocket-master-builder', 'PileRenewed', (all, at) => all.toSpliced(at, 1)],
  ['pocket-master-builder', 'OracleKept', (all, at) => all.with(at, { ...all[at], type: 'OracleKept', under: [] })],
];

test.each(BROKEN)('%s: a card that comes from nowhere or gets lost is found (%s)', (id, type, broken) => {
  const { events } = game(id, 4);
  const facts = events as readonly Facts[];
  expect(checked(id, events)).toEqual([]);
  const at = facts.findIndex((event) => event.type === type);
  expect(at).toBeGreaterThan(0);
  expect(checked(id, broken(facts, at) as readonly GameEvent[])).not.toEqual([]);
});

const DECREES = [
  ['volcano', 'VolcanoPlaced'],
  ['ferry', 'FerryPlaced'],
  ['native_soil', 'NativeSoilChosen'],
  ['caves', 'CavePlaced'],
  ['capitol', 'CapitolPlaced'],
] as const;

test.each(DECREES)('the decree %s without its pieces is found', (decree, piece) => {
  const facts = [{ type: 'DecreeIssued', decree, draw: 0 }, { type: piece }, { type: 'TurnBegan', seat: 0 }];
  const without = facts.filter(({ type }) => type !== piece);
  expect(checked('kingdom-builder', facts)).toEqual([]);
  expect(checked('kingdom-builder', without)).toEqual([`${decree} is decreed without its pieces`]);
});

test('on crowded boards terrains run out, and nothing breaks', () => {
  const games = [1, 2, 3, 4].map((seed) => game('kingdom-builder', seed, {}, { crowded: true }));
  expect(games.flatMap(({ violations }) => violations)).toEqual([]);
  expect(games.some(({ events }) => events.some(({ type }) => type === 'CardRemoved'))).toBe(true);
});

test('who hoards at The Builders never builds and plays to the end', () => {
  const { events, opponent, reason } = game('the-builders', 1, { takeCoins: 'series' }, { against: 'hoarder' });
  const built = events.filter((event) => event.type === 'ConstructionStarted' && 'seat' in event);
  expect(built.some((event) => 'seat' in event && event.seat === opponent)).toBe(false);
  expect(events.some((event) => event.type === 'ActionBought' && 'seat' in event && event.seat === opponent)).toBe(
    true,
  );
  expect(reason).toBe('finished');
});
