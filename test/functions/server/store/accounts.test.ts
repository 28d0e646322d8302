import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invitations } from '../../../../functions/server/store/invitations.ts';
import { type Items, items } from '../../../../functions/server/store/items.ts';
import { readKeys } from '../../../../functions/server/store/keys.ts';
import { people } from '../../../../functions/server/store/people.ts';
import { rateLimits } from '../../../../functions/server/store/rate-limits.ts';
import { dynamoSeeds } from '../../../../functions/server/store/seeds.ts';
import type { GameSummary } from '../../../../functions/server/store/summary.ts';
import { tableTalk } from '../../../../functions/server/store/table-talk.ts';
import { dynamoViews } from '../../../../functions/server/store/views.ts';
import { startTestDatabase, type TestDatabase } from '../../../kit/database.ts';

let database: TestDatabase;
let accounts: Items;
let now = 1_800_000_000_000;
beforeAll(async () => {
  database = await startTestDatabase();
  accounts = items(database.store, 'Accounts', () => now);
});
afterAll(() => database.stop());

const shape = z.object({ n: z.number() });

test('what is past its time is not there, even if the database still has it', async () => {
  const key = { pk: 'TTL', sk: 'ONE' };
  await accounts.put(key, { n: 1, ttl: now / 1000 + 60 });
  expect(await accounts.read(key, shape)).toEqual({ n: 1 });
  now += 60_000;
  expect(await accounts.read(key, shape)).toBeNull();
  expect(await accounts.list('TTL', 'ONE', shape)).toEqual([]);
  expect(await accounts.readMany([key], shape)).toEqual([]);
  expect(await accounts.add(key, { n: 2 })).toBe(true);
});

test('of two that add the same item one does', async () => {
  const key = { pk: 'ADD', sk: 'ONE' };
  const added = await Promise.all([1, 2, 3].map((n) => accounts.add(key, { n })));
  expect(added.filter(Boolean)).toHaveLength(1);
});

test('nothing is changed that is not there, or that has been changed before', async () => {
  const key = { pk: 'CHANGE', sk: 'ONE' };
  expect(await accounts.change(key, { n: 1 })).toBe(false);
  await accounts.put(key, { n: 1 });
  expect(await accounts.change(key, { used: true }, 'used')).toBe(true);
  expect(await accounts.change(key, { used: true }, 'used')).toBe(false);
});

test('more items than a batch takes are read, and the newest of a long list', async () => {
  const keys = Array.from({ length: 105 }, (_, i) => ({ pk: 'MANY', sk: `N#${String(i).padStart(3, '0')}` }));
  await Promise.all(keys.map((key, n) => accounts.put(key, { n })));
  expect(await accounts.readMany(keys, shape)).toHaveLength(105);
  expect((await accounts.list('MANY', 'N#', shape, 3)).map(({ n }) => n)).toEqual([102, 103, 104]);
});

test('an address has one person, however it is written and however many ask at once', async () => {
  const all = people(accounts, () => now);
  const made = await Promise.all(
    ['Ada@Example.org', 'ada@example.org', ' ADA@example.ORG'].map((one) => all.ofEmail(one)),
  );
  expect(new Set(made.map(({ person }) => person.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  const { person: ada } = await all.ofEmail('ada@example.org');
  await all.change(ada.id, { name: 'Ada L.' });
  expect(await all.ofEmail('ada@example.org', 'Other')).toEqual({ person: { ...ada, name: 'Ada L.' }, isNew: false });
});

test('whoever died while an account was made left nothing that blocks the address', async () => {
  const all = people(accounts, () => now);
  const { person } = await all.ofEmail('half@example.org');
  await accounts.remove({ pk: `USER#${person.id}`, sk: 'PROFILE' });
  expect((await all.ofEmail('half@example.org')).person.id).toBe(person.id);
  expect((await all.find(person.id))?.email).toBe('half@example.org');
});

test('a limit counts each window anew and each source by itself', async () => {
  const limited = rateLimits(accounts, () => now);
  const limit = { name: 'test', most: 2, minutes: 1 };
  now = Math.ceil(now / 60_000) * 60_000 + 1000;
  expect([await limited(limit, 'a'), await limited(limit, 'a'), await limited(limit, 'a')]).toEqual([null, null, 59]);
  expect(await limited(limit, 'b')).toBeNull();
  now += 59_000;
  expect(await limited(limit, 'a')).toBeNull();
});

test('all functions that make a key or a seed at once get the same', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => readKeys(database.store, 'Keys', ['picture'])));
  expect(new Set(keys.map(({ picture }) => Buffer.from(picture).toString('hex'))).size).toBe(1);
  const seeds = await Promise.all([1, 2, 3].map(() => dynamoSeeds(database.store, 'Seeds').of('game')));
  expect(new Set(seeds).size).toBe(1);
  expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await dynamoSeeds(database.store, 'Seeds').of('other')).not.toBe(seeds[0]);
});

test('an invitation is mailed by one at a time; whoever dies over it leaves it to others', async () => {
  const all = invitations(accounts);
  await all.add({ id: 'i', gameId: 'g', seat: 1, email: 'a@example.org', name: '', from: 'ada' });
  expect([await all.claim('i', now), await all.claim('i', now)]).toEqual([true, false]);
  await all.mailed('i', 'failed', 0);
  expect(await all.claim('i', now)).toBe(true);
  now += 121_000;
  expect(await all.claim('i', now)).toBe(true);
});

test('a line of a list never goes back', async () => {
  const views = dynamoViews(database.store, 'Views');
  const line = (seq: number): GameSummary => ({
    ...{
      id: 'g',
      title: 't',
      name: 'n',
      host: 'h',
      visibility: 'public',
      status: 'running',
      seq,
      seats: [],
      waits: [],
    },
    ...{ last: [], ranking: null, totals: null, updatedAt: seq },
  });
  await views.reserve('USER#ada', 'g');
  expect(await views.lines('USER#ada')).toEqual([{ gameId: 'g', seq: 0, summary: null, aside: false }]);
  for (const seq of [3, 5, 4, 5]) await views.put('USER#ada', line(seq));
  await views.reserve('USER#ada', 'g');
  expect(await views.lines('USER#ada')).toEqual([{ gameId: 'g', seq: 5, summary: line(5), aside: false }]);
  await views.drop('USER#ada', 'g');
  expect(await views.lines('USER#ada')).toEqual([]);
});

test('lines said in the same moment are both kept, and an empty note is none', async () => {
  const talk = tableTalk(accounts);
  await Promise.all(['one', 'two'].map((text) => talk.say('g', { at: 5, by: 'ada', text })));
  expect(await talk.lines('g')).toHaveLength(2);
  await talk.keepNote('ada', 'g', 'plan');
  await talk.keepNote('ada', 'g', '');
  expect(await talk.notes('ada')).toEqual([]);
});
