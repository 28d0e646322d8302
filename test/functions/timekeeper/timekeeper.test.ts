import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dynamoDueGames } from '../../../functions/server/store/due-games.ts';
import { timekeeper } from '../../../functions/timekeeper/timekeeper.ts';
import { DELAY, type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

const consumed = async (gameId: string): Promise<void> => {
  await office.project(gameId);
  await office.notify(gameId);
};

test('nothing is asked while all have come as far as the log and nothing is due', async () => {
  const gameId = await office.open();
  await consumed(gameId);
  await office.keeper.sweep();
  expect(office.asked).toEqual([]);
});

test('a notice whose waiting time is over is handed to the notifier', async () => {
  const gameId = await office.open();
  await consumed(gameId);
  office.later(DELAY);
  await office.keeper.sweep();
  expect(office.asked).toEqual([{ to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } }]);
});

test('a clock that is up and an unplayed bot are handed to the turn function', async () => {
  const timed = await office.open({ clock: { kind: 'per-turn', hours: 1 } });
  const bots = await office.open({ seats: ['person', 'bot'] });
  await office.send(bots, 0, 'take 1', 'end');
  for (const gameId of [timed, bots]) await office.project(gameId);
  office.later(3_600_000);
  await office.keeper.sweep();
  const ticks = office.asked.filter(({ to }) => to === 'api').map(({ payload }) => payload);
  expect(ticks).toHaveLength(2);
  expect(ticks).toContainEqual({ command: 'tick', gameId: timed });
  expect(ticks).toContainEqual({ command: 'tick', gameId: bots });
});

test('a commit whose stream record was lost is found, one that is on its way is left alone', async () => {
  const gameId = await office.open();
  await consumed(gameId);
  await office.send(gameId, 0, 'take 1', 'end');
  await office.keeper.sweep();
  expect(office.asked).toEqual([]);
  await office.keeper.sweep();
  expect(office.asked).toEqual([
    { to: 'projector', payload: { command: 'catch-up', gameIds: [gameId] } },
    { to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } },
  ]);
});

test('a game that was kept aside is handed on again when its owner says so, and is fine once it is mended', async () => {
  const gameId = await office.open();
  await consumed(gameId);
  await office.send(gameId, 0, 'take 1', 'end');
  const Key = { pk: `GAME#${gameId}`, seq: 2 };
  const { Item } = await office.db.send(new GetCommand({ TableName: 'Events', Key }));
  await office.db.send(new PutCommand({ TableName: 'Events', Item: { ...Item, body: '{"steps":[' } }));
  expect(await office.project(gameId)).toBe('quarantined');
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await office.keeper.sweep();
  expect(office.asked).toEqual([]);

  await office.db.send(new PutCommand({ TableName: 'Events', Item }));
  await office.heads.release(gameId);
  office.later(60_000);
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await office.keeper.sweep();
  expect(office.asked).toContainEqual({ to: 'projector', payload: { command: 'catch-up', gameIds: [gameId] } });
  expect(await office.project(gameId)).toBe('projected');
  expect(await office.heads.read(gameId)).toMatchObject({ projected: 2, broken: null });
});

describe('a game that is over', () => {
  const over = async (): Promise<string> => {
    const gameId = await office.open({ options: { rounds: '1' } });
    for (const seat of [0, 1]) await office.send(gameId, seat, 'take 1', 'end');
    for (const seat of [0, 1]) await office.send(gameId, seat, 'guess 1');
    return gameId;
  };
  const live = () => dynamoDueGames(office.store, 'Views').live();

  test('is followed until its last notices were looked at', async () => {
    const gameId = await over();
    await office.project(gameId);
    await office.keeper.sweep();
    await office.keeper.sweep();
    expect(await live()).toEqual([gameId]);
    expect(office.asked).toEqual([{ to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } }]);
  });

  test('is followed no more when everybody is done with it', async () => {
    await consumed(await over());
    await office.keeper.sweep();
    expect(await live()).toEqual([]);
  });
});

test('while nothing is missing logs are looked at once a minute, however often the clock calls', async () => {
  const clock = { now: 1_000_000 };
  let [checked, last] = [0, 1];
  const asked: unknown[] = [];
  const keeper = timekeeper({
    dueGames: { ...dynamoDueGames(office.store, 'Views'), live: async () => ['game'] },
    heads: {
      ...office.heads,
      read: async (gameId) => ({ ...(await office.heads.read(gameId)), projected: 1, notified: 1 }),
    },
    events: {
      last: async () => {
        checked += 1;
        return last;
      },
    },
    ask: async (ask) => void asked.push(ask),
    now: () => clock.now,
    build: 'one',
  });
  for (; clock.now < 1_120_000; clock.now += 3000) await keeper.sweep();
  expect(checked).toBe(3);

  // What may be missing is looked at by the very next sweep.
  last = 2;
  for (clock.now += 60_000; asked.length === 0; clock.now += 3000) await keeper.sweep();
  expect(checked).toBe(5);
});

test('of many games another part is checked each minute, until all were', async () => {
  const games = Array.from({ length: 250 }, (_, i) => `game-${i}`);
  const checked = new Set<string>();
  const clock = { now: 0 };
  const keeper = timekeeper({
    dueGames: { due: async () => [], waitingAfter: async () => [], live: async () => games },
    heads: {
      ...office.heads,
      read: async () => ({ projected: 1, notified: 1, status: 'running', tick: null, broken: null, lists: [] }),
    },
    events: {
      last: async (gameId) => {
        checked.add(gameId);
        return 1;
      },
    },
    ask: async () => {},
    now: () => clock.now,
    build: 'one',
  });
  await keeper.sweep();
  expect(checked.size).toBe(100);
  for (const minute of [1, 2]) {
    clock.now = minute * 60_000;
    await keeper.sweep();
  }
  expect(checked.size).toBe(250);
});
