import { expect, test } from 'vitest';
import { blankTable, evolveTable, isLifecycle, type LifecycleEvent, ranking } from '../../domain/kernel/lifecycle.ts';

const opened: LifecycleEvent = {
  type: 'GameOpened',
  title: 'counting',
  name: 'Friday',
  host: 'u1',
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  visibility: 'private',
  commitment: 'c',
};
const person = { kind: 'person', id: 'u1' } as const;
const taken: LifecycleEvent = { type: 'SeatTaken', seat: 0, player: person, nonce: 'n' };

const table = (...events: readonly LifecycleEvent[]) => events.reduce(evolveTable, blankTable);

test('a seat is invited, taken and left', () => {
  const invited: LifecycleEvent = { type: 'SeatInvited', seat: 0, invitation: 'i' };
  expect(table(opened, invited).seats[0]).toMatchObject({ invitation: 'i', player: null });
  expect(table(opened, invited, taken).seats[0]).toMatchObject({ player: person, nonce: 'n' });
  expect(table(opened, taken, { type: 'SeatLeft', seat: 0 }).seats[0]).toMatchObject({ player: null });
});

test('a game goes from open to running to ended', () => {
  const started: LifecycleEvent = { type: 'GameStarted', title: 'counting', version: 3, options: {}, nonces: [] };
  const ended: LifecycleEvent = { type: 'GameEnded', reason: 'finished', scores: [], ranking: [1, 1] };
  expect(table(opened).status).toBe('open');
  expect(table(opened, { type: 'GameCancelled' }).status).toBe('cancelled');
  expect(table(opened, started)).toMatchObject({ status: 'running', version: 3 });
  expect(table(opened, started, ended)).toMatchObject({
    status: 'ended',
    result: { reason: 'finished', ranking: [1, 1] },
  });
  expect(table(opened, { type: 'SeedRevealed', seed: 'ab' }).seed).toBe('ab');
});

test('who resigns keeps the seat and is marked', () => {
  expect(table(opened, taken, { type: 'SeatResigned', seat: 0 }).seats[0]).toMatchObject({
    resigned: true,
    player: person,
  });
});

test('events of a title are none of the table', () => {
  expect([isLifecycle(opened), isLifecycle({ type: 'SettlementBuilt' })]).toEqual([true, false]);
});

const score = (total: number, ...tieBreaks: readonly number[]) => ({ total, parts: {}, tieBreaks });

test('ranks go by totals, then by tie-breaks, and equals share', () => {
  expect(ranking([score(10), score(30), score(10), score(20)], [])).toEqual([3, 1, 3, 2]);
  expect(ranking([score(10, 1), score(10, 2)], [])).toEqual([2, 1]);
});

test('a seat that resigned ranks behind all that stayed', () => {
  expect(ranking([score(50), score(10), score(20)], [true, false, false])).toEqual([3, 2, 1]);
});
