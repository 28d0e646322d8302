import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseError } from '../../../functions/server/store/database.ts';
import { summarise } from '../../../functions/server/store/summary.ts';
import { dynamoViews } from '../../../functions/server/store/views.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { command, game, invited, ME, OPEN, pairUp } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

interface Line {
  readonly id: string;
}
const idsOf = ({ body }: { readonly body: { readonly games: readonly Line[] } }): readonly string[] =>
  body.games.map(({ id }) => id);

const listed = async (list: 'OPEN' | `USER#${string}`, id: string): Promise<void> => {
  const log = await world.services.logs.read(id);
  if (log) await world.services.views.put(list, summarise(id, log.title.rules, log.game, log.commits));
};

/** What another build might have left in the place of a line. */
const spoil = (list: string, id: string) =>
  world.database.db.send(
    new UpdateCommand({
      TableName: 'Views',
      Key: { pk: list, sk: `GAME#${id}` },
      UpdateExpression: 'SET summary = :s',
      ExpressionAttributeValues: { ':s': JSON.stringify({ id, status: 'ended', players: ['Ada'] }) },
    }),
  );

test('a line of another form is read from its log, and the other games are there', async () => {
  const { id, ada } = await pairUp(world);
  const { body: second } = await ada.ask('POST', '/api/games', game([ME, OPEN]));
  const { id: me } = (await ada.ask('GET', '/api/me')).body;
  await listed(`USER#${me}`, id);
  await spoil(`USER#${me}`, id);
  const { games } = (await ada.ask('GET', '/api/games')).body;
  expect(games.map((one: Line) => one.id).toSorted()).toEqual([id, second.id].toSorted());
  expect(games.find((one: Line) => one.id === id)).toMatchObject({ status: 'running', seat: 0 });
  expect(JSON.stringify(world.logged)).toContain('odd-line');
});

test('a public line of another form is left out of the list', async () => {
  const one = await pairUp(world, { visibility: 'public' });
  const other = await pairUp(world, { visibility: 'public' });
  for (const { id } of [one, other]) await listed('OPEN', id);
  await spoil('OPEN', one.id);
  const ids = idsOf(await world.browser().ask('GET', '/api/games/public'));
  expect([ids.includes(one.id), ids.includes(other.id)]).toEqual([false, true]);
});

test('a game whose log cannot be read is told as such; it can be muted and taken off the list', async () => {
  const { id, ada } = await pairUp(world);
  const { body: second } = await ada.ask('POST', '/api/games', game([ME, OPEN]));
  const { id: me } = (await ada.ask('GET', '/api/me')).body;
  await listed(`USER#${me}`, id);
  await world.services.views.setAside(`USER#${me}`, id);
  const well = await ada.ask('GET', '/api/games');
  expect([idsOf(well).toSorted(), well.body.aside]).toEqual([[id, second.id].toSorted(), []]);
  expect((await ada.ask('DELETE', `/api/games/${id}/mine`)).body.code).toBe('not-aside');

  const { read } = world.services.logs;
  Object.assign(world.services.logs, {
    read: (one: string) => (one === id ? Promise.reject(new Error('odd')) : read(one)),
  });
  const answer = await ada.ask('GET', '/api/games');
  expect(idsOf(answer)).toEqual([second.id]);
  expect(answer.body.aside).toMatchObject([{ id, muted: false }]);
  const page = await ada.ask('GET', `/api/games/${id}/as/0`);
  expect([page.status, page.body.code]).toEqual([503, 'kept-aside']);
  expect((await ada.ask('PUT', `/api/games/${id}/mute`, { muted: true })).status).toBe(200);
  expect((await ada.ask('GET', '/api/games')).body.aside).toMatchObject([{ id, muted: true }]);
  const eve = await world.signedIn('eve-aside@example.org');
  expect((await eve.ask('DELETE', `/api/games/${id}/mine`)).status).toBe(503);
  expect((await ada.ask('DELETE', `/api/games/${id}/mine`)).status).toBe(200);
  expect((await ada.ask('GET', '/api/games')).body.aside).toEqual([]);
  Object.assign(world.services.logs, { read });
  expect(JSON.stringify(world.logged)).toContain('unreadable');
});

test('while the database does not answer there is no list that looks whole', async () => {
  const { id, ada } = await pairUp(world);
  const { read } = world.services.logs;
  const away = new DatabaseError(new Error('away'));
  Object.assign(world.services.logs, { read: (one: string) => (one === id ? Promise.reject(away) : read(one)) });
  const answer = await ada.ask('GET', '/api/games');
  Object.assign(world.services.logs, { read });
  expect([answer.status, answer.body.code]).toEqual([503, 'away']);
});

test('who was invited by address alone has a name at the table that gives nothing away', async () => {
  const ada = await world.signedIn('ada@example.org');
  const seats = [ME, invited('secret@example.org'), { ...invited('bruno@example.org'), name: 'Bruno' }];
  const { body } = await ada.ask('POST', '/api/games', game(seats, { commandId: command() }));
  const { players } = (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body;
  expect(players.map(({ name }: { readonly name: string }) => name)).toEqual(['Ada', 'A friend by mail', 'Bruno']);
});

test('the public list reads as many games as it shows, the newest first', async () => {
  const { db } = world.database;
  const rows: number[] = [];
  const { store } = world.database;
  const { newestPublic } = dynamoViews(
    {
      ...store,
      query: async (input) => {
        const page = await store.query(input);
        rows.push(page.Items?.length ?? 0);
        return page;
      },
      getMany: async (table, keys) => {
        rows.push(keys.length);
        return store.getMany(table, keys);
      },
    },
    'Views',
  );
  const { id } = await pairUp(world, { visibility: 'public' });
  const log = await world.services.logs.read(id);
  const line = log && summarise(id, log.title.rules, log.game, log.commits);
  if (!line) throw new Error('no line');
  for (let n = 0; n < 130; n += 1)
    await world.services.views.put('OPEN', { ...line, id: `public-game-${n}-xxxxxxxx`, updatedAt: line.updatedAt + n });
  const newest = await newestPublic(50);
  expect(newest.map(({ gameId }) => gameId)).toEqual(
    Array.from({ length: 50 }, (_, i) => `public-game-${129 - i}-xxxxxxxx`),
  );
  expect(rows.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(100);
  expect((await world.browser().ask('GET', '/api/games/public')).body.games).toHaveLength(50);
  await db.send(new DeleteCommand({ TableName: 'Views', Key: { pk: 'OPEN', sk: 'GAME#public-game-129-xxxxxxxx' } }));
  expect((await newestPublic(1))[0]?.gameId).toBe('public-game-128-xxxxxxxx');
});

test('public lines of an older build are shown until they are written again', async () => {
  const old = await startWorld();
  const { id } = await pairUp(old, { visibility: 'public' });
  const log = await old.services.logs.read(id);
  if (!log) throw new Error('no log');
  const summary = summarise(id, log.title.rules, log.game, log.commits);
  const Item = { pk: 'OPEN', sk: `GAME#${id}`, seq: summary.seq, summary: JSON.stringify(summary) };
  await old.database.db.send(new PutCommand({ TableName: 'Views', Item }));
  expect(idsOf(await old.browser().ask('GET', '/api/games/public'))).toEqual([id]);
  await old.stop();
});
