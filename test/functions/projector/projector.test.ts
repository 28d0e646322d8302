import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectorFunction } from '../../../functions/projector/handle.ts';
import { cachedLogs } from '../../../functions/server/game-log/logs.ts';
import type { Database } from '../../../functions/server/store/database.ts';
import type { DueGames } from '../../../functions/server/store/due-games.ts';
import { dynamoDueGames } from '../../../functions/server/store/due-games.ts';
import { dynamoEventStore } from '../../../functions/server/store/dynamo-event-store.ts';
import { loaded } from '../../kit/loaded.ts';
import { pearls } from '../../kit/pearls.ts';
import { type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
let due: DueGames;
beforeEach(async () => {
  office = await startPostOffice();
  due = dynamoDueGames(office.store, 'Views');
});
afterEach(() => office.stop());

const listOf = async (seat: number) => office.views.lines(`USER#${await office.playerId(seat)}`);
const all = async (): Promise<readonly unknown[]> => {
  const { Items = [] } = await office.db.send(new ScanCommand({ TableName: 'Views' }));
  return Items.toSorted((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`));
};

const someGames = async (): Promise<readonly string[]> => {
  const first = await office.open({ visibility: 'public' });
  await office.send(first, 0, 'take 2', 'end');
  const second = await office.open({ seats: ['person', 'bot', 'person'] });
  const third = await office.open({ options: { rounds: '1' }, clock: { kind: 'per-turn', hours: 24 } });
  for (const seat of [0, 1]) await office.send(third, seat, 'take 2', 'end');
  return [first, second, third];
};

test('everybody at the table and nobody else has the game in the own list', async () => {
  const gameId = await office.open();
  await office.project(gameId);
  expect((await listOf(0)).map((line) => line.gameId)).toEqual([gameId]);
  expect((await listOf(1)).map((line) => line.summary?.seq)).toEqual([1]);
  expect(await listOf(2)).toEqual([]);
});

test('a public game is listed for all, a private one is not', async () => {
  const listed = await office.open({ visibility: 'public' });
  const hidden = await office.open();
  for (const gameId of [listed, hidden]) await office.project(gameId);
  expect((await office.views.lines('OPEN')).map((line) => line.gameId)).toEqual([listed]);
});

test('who leaves an open game loses the line, and gets it back with the seat', async () => {
  const gameId = await office.open({ seats: ['person', 'open', 'open'] });
  await office.take(gameId, 1);
  await office.project(gameId);
  expect(await listOf(1)).toHaveLength(1);
  await office.leave(gameId, 1);
  await office.project(gameId);
  expect(await listOf(1)).toEqual([]);
});

test('a late projector does not bring back a line that is gone', async () => {
  const gameId = await office.open({ seats: ['person', 'open', 'open'] });
  await office.take(gameId, 1);
  const views = {
    ...office.views,
    put: async (...args: Parameters<typeof office.views.put>) => {
      views.put = office.views.put;
      await office.leave(gameId, 1);
      await office.project(gameId);
      await office.views.put(...args);
    },
  };
  await office.freshProjector({ views })(gameId);
  expect(await listOf(1)).toEqual([]);
});

test('repeated and reordered records change nothing', async () => {
  const games = await someGames();
  for (const gameId of games) await office.project(gameId);
  const before = await all();
  for (const gameId of [...games.toReversed(), ...games]) await office.project(gameId);
  expect(await all()).toEqual(before);
});

test('all views rebuilt from nothing are equal to those that grew', async () => {
  const games = await someGames();
  for (const gameId of games) await office.project(gameId);
  await office.send(games[0] ?? '', 1, 'take 1', 'end');
  await office.project(games[0] ?? '');
  const grown = await all();
  for (const { pk, sk } of grown as { pk: string; sk: string }[])
    await office.db.send(new DeleteCommand({ TableName: 'Views', Key: { pk, sk } }));
  for (const gameId of games) await office.project(gameId);
  const rebuilt = await all();
  expect(rebuilt).toEqual(grown);
  for (const gameId of games) await office.project(gameId, true);
  expect(await all()).toEqual(rebuilt);
});

describe('a log that cannot be read', () => {
  const broken = async (): Promise<string> => {
    const gameId = await office.open();
    await office.project(gameId);
    await office.send(gameId, 0, 'take 1', 'end');
    await office.db.send(new DeleteCommand({ TableName: 'Events', Key: { pk: `GAME#${gameId}`, seq: 1 } }));
    return gameId;
  };

  test('is put aside with the reason and stops nobody', async () => {
    const [bad, good] = [await broken(), await office.open()];
    expect(await office.project(bad)).toBe('quarantined');
    expect(await office.project(good)).toBe('projected');
    expect((await office.heads.read(bad)).broken).toMatchObject({ seq: 2, reason: 'BrokenLog: commit 2 follows 0' });
  });

  const tryAgain = (gameId: string) => ({ to: 'projector', payload: { command: 'catch-up', gameIds: [gameId] } });

  test('is tried again at the same seq by itself, after a pause', async () => {
    const bad = await broken();
    await office.project(bad);
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await office.keeper.sweep();
    expect(office.asked).toEqual([]);
    office.later(10 * 60_000);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual(tryAgain(bad));
  });

  test('is tried again by another build at once, even if its lists show all that was there', async () => {
    const gameId = await office.open();
    await office.project(gameId);
    const fails = { ...pearls, rules: { ...pearls.rules, awaiting: () => [][0] as never } };
    await office.freshProjector({ build: 'old' }, loaded({ pearls: fails }))(gameId, true);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual(tryAgain(gameId));
    const catchUp = projectorFunction({
      ...{ project: office.project, heads: office.heads, events: office.events },
      ...{ everyGame: async function* () {}, onFailure: () => {} },
    });
    const context = { getRemainingTimeInMillis: () => 60_000 };
    expect(await catchUp({ command: 'catch-up', gameIds: [gameId] }, context)).toMatchObject({ games: 1 });
    expect((await office.heads.read(gameId)).broken).toBeNull();
  });

  test('is followed even if nobody ever could read it', async () => {
    const gameId = await office.open();
    await office.db.send(new DeleteCommand({ TableName: 'Events', Key: { pk: `GAME#${gameId}`, seq: 1 } }));
    await office.db.send(new PutCommand({ TableName: 'Events', Item: { pk: `GAME#${gameId}`, seq: 1 } }));
    expect(await office.project(gameId)).toBe('quarantined');
    office.later(10 * 60_000);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual(tryAgain(gameId));
  });

  test('is told in the lists of its players, until it can be read', async () => {
    const gameId = await office.open();
    await office.project(gameId);
    const fails = { ...pearls, rules: { ...pearls.rules, awaiting: () => [][0] as never } };
    await office.freshProjector({}, loaded({ pearls: fails }))(gameId, true);
    for (const seat of [0, 1]) expect(await listOf(seat)).toMatchObject([{ gameId, aside: true }]);
    await office.project(gameId);
    for (const seat of [0, 1]) expect(await listOf(seat)).toMatchObject([{ gameId, aside: false }]);
  });

  test('is taken back when its rules can read it again', async () => {
    const gameId = await office.open();
    const describeFails = { ...pearls, rules: { ...pearls.rules, awaiting: () => [][0] as never } };
    expect(await office.freshProjector({}, loaded({ pearls: describeFails }))(gameId)).toBe('quarantined');
    expect(await office.project(gameId)).toBe('projected');
    expect((await office.heads.read(gameId)).broken).toBeNull();
  });
});

describe('an answer that cannot be read condemns no log', () => {
  const odd = async (query: Database['query']): Promise<void> => {
    const gameId = await office.open();
    await office.project(gameId);
    await office.send(gameId, 0, 'take 1', 'end');
    const logs = cachedLogs(dynamoEventStore({ ...office.store, query }, 'Events'), loaded({ pearls }));
    await expect(office.freshProjector({ logs })(gameId)).rejects.toThrow();
    expect((await office.heads.read(gameId)).broken).toBeNull();
  };

  test('when it is a page of HTML', () => odd(async () => JSON.parse('<html>')));
  test('when its items have no types', () => odd(async () => [][0] as never));
  test('when it is another object', () => odd(async () => ({})));
});

test('a list that cannot be written condemns no log either', async () => {
  const gameId = await office.open();
  const views = { ...office.views, put: async () => JSON.parse('<html>') };
  await expect(office.freshProjector({ views })(gameId)).rejects.toThrow(SyntaxError);
  expect((await office.heads.read(gameId)).broken).toBeNull();
});

describe('what is due', () => {
  test('is the clock of who is awaited', async () => {
    const gameId = await office.open({ clock: { kind: 'per-turn', hours: 24 } });
    await office.project(gameId);
    const hours = (n: number): number => office.clock.now + n * 3_600_000;
    expect(await due.due('TICK', hours(23), 10)).toEqual([]);
    expect(await due.due('TICK', hours(24), 10)).toEqual([gameId]);
  });

  test('is a bot that nobody has played', async () => {
    const gameId = await office.open({ seats: ['person', 'bot'] });
    await office.send(gameId, 0, 'take 1', 'end');
    await office.project(gameId);
    expect(await due.due('TICK', office.clock.now + 30_000, 10)).toEqual([gameId]);
  });

  test('is such a bot soon, even if the clock ran ahead when its turn began', async () => {
    const gameId = await office.open({ seats: ['person', 'bot'] });
    const right = office.clock.now;
    office.later(8 * 24 * 3_600_000);
    await office.send(gameId, 0, 'take 1', 'end');
    office.clock.now = right;
    await office.project(gameId);
    expect(await due.due('TICK', right + 30_000, 10)).toEqual([gameId]);
  });

  test('is nothing any more when the game goes on', async () => {
    const gameId = await office.open({ clock: { kind: 'per-turn', hours: 24 }, options: { rounds: '1' } });
    await office.project(gameId);
    for (const seat of [0, 1]) await office.send(gameId, seat, 'take 1', 'end');
    for (const seat of [0, 1]) await office.send(gameId, seat, 'guess 1');
    await office.project(gameId);
    expect(await due.due('TICK', office.clock.now + 1e12, 10)).toEqual([]);
  });
});
