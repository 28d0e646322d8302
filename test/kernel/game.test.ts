import { expect, test } from 'vitest';
import type { Clock } from '../../domain/kernel/clock.ts';
import { HOUR } from '../../domain/kernel/clock.ts';
import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { BrokenLog, blankGame, dueAt, foldAll, seenBy } from '../../domain/kernel/game.ts';
import type { LifecycleEvent } from '../../domain/kernel/lifecycle.ts';
import { counting, type Said } from './counting.ts';

type Commit = SeenCommit<Said>;

const commit = (seq: number, at: number, ...events: readonly (Said | LifecycleEvent)[]): Commit => ({
  seq,
  at,
  aside: false,
  steps: [{ action: 'x', seat: null, events }],
});

const opened = (clock: Clock): LifecycleEvent => ({
  type: 'GameOpened',
  title: 'counting',
  name: 'Friday',
  host: 'u1',
  seats: 2,
  options: {},
  clock,
  visibility: 'private',
  commitment: 'c',
});

const started: LifecycleEvent = { type: 'GameStarted', title: 'counting', version: 1, options: {}, nonces: ['', ''] };

const log = (clock: Clock): readonly Commit[] => [
  commit(1, 100, opened(clock)),
  commit(2, 200, started, { type: 'Began', seats: 2 }),
];

test('a log folds to its table and its state', () => {
  const game = foldAll(counting, [...log({ kind: 'none' }), commit(3, 300, { type: 'Said', seat: 0, n: 4 })]);
  expect(game).toMatchObject({
    seq: 3,
    at: 300,
    state: { sums: [4, 0] },
    table: { name: 'Friday', status: 'running' },
  });
});

test('nobody is awaited before the start', () => {
  expect(foldAll(counting, log({ kind: 'none' }).slice(0, 1)).waits).toEqual([]);
});

test('a wait keeps its beginning through own commits and asides', () => {
  const game = foldAll(counting, [
    ...log({ kind: 'none' }),
    commit(3, 300, { type: 'Said', seat: 0, n: 1 }),
    commit(4, 400, { type: 'Passed', seat: 0 }),
    commit(5, 500, { type: 'Said', seat: 1, n: 1 }),
  ]);
  expect(game.waits).toEqual([{ seat: 1, since: 4, at: 400 }]);
});

test('a log with a hole is broken', () => {
  expect(() => foldAll(counting, [commit(2, 1, started)])).toThrow(BrokenLog);
});

test('a seat is due a number of hours after its wait began', () => {
  const game = foldAll(counting, log({ kind: 'per-turn', hours: 2 }));
  expect(dueAt(game, 0)).toBe(200 + 2 * HOUR);
  expect(dueAt(game, 1)).toBeNull();
  expect(dueAt(foldAll(counting, log({ kind: 'none' })), 0)).toBeNull();
});

test('a bank is used up by waiting and filled up by turns, up to its most', () => {
  const clock = { kind: 'bank', hours: 10, perTurn: 2, most: 11 } as const;
  const after = (used: number) =>
    foldAll(counting, [...log(clock), commit(3, 200 + used, { type: 'Passed', seat: 0 })]).banks[0];
  expect(after(5 * HOUR)).toBe(7 * HOUR);
  expect(after(0)).toBe(11 * HOUR);
  expect(after(40 * HOUR)).toBe(2 * HOUR);
});

test('what a viewer gets is redacted until the seed is revealed', () => {
  const secret = commit(3, 300, { type: 'Locked', seat: 0, secret: 'red' });
  const shown = (viewer: number | 'spectator', revealed = false) =>
    seenBy(counting, secret, viewer, revealed).steps[0]?.events;
  expect(shown(0)).toEqual([{ type: 'Locked', seat: 0, secret: 'red' }]);
  expect(shown(1)).toEqual([{ type: 'Locked', seat: 0, secret: '?' }]);
  expect(shown('spectator')).toEqual([{ type: 'Locked', seat: 0, secret: '?' }]);
  expect(shown(1, true)).toEqual([{ type: 'Locked', seat: 0, secret: 'red' }]);
});

test('a game of nothing is blank', () => {
  expect(foldAll(counting, [])).toEqual(blankGame(counting));
});
