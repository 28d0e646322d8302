import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadArchive, type Contents, hashes, seal, unseal } from '../../../infra/backup/archive.ts';
import { clashes } from '../../../infra/backup/clashes.ts';
import { readAll, readBack, writeAll } from '../../../infra/backup/copy.ts';
import type { Installation } from '../../../infra/backup/items.ts';
import { startTestDatabase, type TestDatabase } from '../../kit/database.ts';

const contents = (tables: Contents['tables']): Contents => ({ madeAt: '2026-11-29', from: 'here', tables });
const some = contents({ Events: [{ pk: { S: 'GAME#a' }, seq: { N: '1' } }] });

test('a file opens with its passphrase and with no other', () => {
  const file = seal(some, 'four short words here');
  expect(unseal(file, 'four short words here')).toEqual(some);
  expect(() => unseal(file, 'four short words')).toThrow(/passphrase is another one/);
});

test('a file damaged in any place does not open', () => {
  const file = seal(some, 'secret');
  for (const at of [3, file.indexOf('\n') + 5, file.length - 1]) {
    const damaged = Buffer.from(file);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(() => unseal(damaged, 'secret'), String(at)).toThrow(BadArchive);
  }
});

test('a file cut short or of another kind is told in words', () => {
  const file = seal(some, 'secret');
  expect(() => unseal(file.subarray(0, file.length - 20), 'secret')).toThrow(BadArchive);
  expect(() => unseal(Buffer.from('PK\u0003\u0004'), 'secret')).toThrow(/not a backup/);
});

let here: TestDatabase;
let there: TestDatabase;
const installed = ({ endpoint }: TestDatabase): Installation => ({
  db: new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  tableName: (purpose) => purpose,
});
const put = (into: TestDatabase, TableName: string, Item: Record<string, unknown>) =>
  into.db.send(new PutCommand({ TableName, Item }));

beforeEach(async () => {
  [here, there] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  // Bodies of two games that are larger than one page of a scan.
  const body = 'x'.repeat(60_000);
  for (let seq = 1; seq <= 20; seq += 1) {
    await put(here, 'Events', { pk: 'GAME#a', seq, body });
    await put(here, 'Events', { pk: 'GAME#b', seq, body });
  }
  await put(here, 'Seeds', { pk: 'GAME#a', seed: 'ab' });
  await put(here, 'Accounts', { pk: 'USER#1', sk: 'PROFILE', name: 'Ada', deep: { b: 1, a: [{ d: 1, c: 2 }] } });
  await put(here, 'Mail', { pk: 'NOTICE#1', state: 'sent' });
  await put(here, 'Views', { pk: 'GAME#a', sk: 'HEAD', projected: 20 });
});
afterEach(async () => {
  await Promise.all([here.stop(), there.stop()]);
});

const carried = async (): Promise<Contents['tables']> => {
  const tables = unseal(seal(contents(await readAll(installed(here))), 'secret'), 'secret').tables;
  await writeAll(installed(there), tables, () => {});
  return tables;
};

test('logs, people, seeds and mail records arrive to the letter; views stay behind', async () => {
  const tables = await carried();
  expect(tables.Events).toHaveLength(40);
  expect(hashes(await readAll(installed(there)))).toEqual(hashes(tables));
  expect(tables).not.toHaveProperty('Views');
});

test('what the installation had besides stays, and does not disturb the comparison', async () => {
  await put(there, 'Events', { pk: 'GAME#own', seq: 1, body: 'mine' });
  const tables = await carried();
  expect(hashes(await readBack(installed(there), tables))).toEqual(hashes(tables));
  expect((await readAll(installed(there))).Events).toHaveLength(41);
});

test('a log that grows while it is read is kept up to its first gap', async () => {
  await put(here, 'Events', { pk: 'GAME#a', seq: 22, body: 'seen without the one before' });
  expect((await readAll(installed(here))).Events?.map(({ seq }) => seq?.N)).not.toContain('22');
});

test('carrying it twice changes nothing', async () => {
  const tables = await carried();
  expect(await clashes(installed(there), tables)).toEqual({ games: [], own: { games: 0, people: 0 } });
  await carried();
  expect(hashes(await readAll(installed(there)))).toEqual(hashes(tables));
});

test('a game that went on differently is named, and its log is not written over', async () => {
  await put(there, 'Events', { pk: 'GAME#b', seq: 20, body: 'another course' });
  const tables = await readAll(installed(here));
  expect((await clashes(installed(there), tables)).games).toEqual(['b']);
  await carried();
  const kept = (await readAll(installed(there))).Events?.find((i) => i.pk?.S === 'GAME#b' && i.seq?.N === '20');
  expect(kept?.body).toEqual({ S: 'another course' });
});

test('what was cut off in the middle is no game to anybody, and whole when it is done again', async () => {
  const tables = await readAll(installed(here));
  let written = 0;
  const cut = writeAll(installed(there), tables, (table) => {
    written += table === 'Events' ? 1 : 0;
    if (written === 25) throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  expect((await readAll(installed(there))).Events).toEqual([]);
  expect(await clashes(installed(there), tables)).toEqual({ games: [], own: { games: 0, people: 0 } });
  await carried();
  expect(hashes(await readAll(installed(there)))).toEqual(hashes(tables));
});

test('what an older copy of a game lacks comes with a gap until the last of it is there', async () => {
  const tables = await readAll(installed(here));
  await writeAll(installed(there), { Events: tables.Events?.filter(({ seq }) => Number(seq?.N) <= 5) ?? [] }, () => {});
  let last = 0;
  const cut = writeAll(installed(there), tables, (table, done) => {
    last = done;
    if (table === 'Events' && done === 38) throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  expect(last).toBe(38);
  const known = (await readAll(installed(there))).Events?.map(({ seq }) => Number(seq?.N)) ?? [];
  expect(Math.max(...known)).toBe(5);
});

test('people, seeds and mail records are there before the first game', async () => {
  const order: string[] = [];
  await writeAll(installed(there), await readAll(installed(here)), (table) => void order.push(table));
  expect([...new Set(order)]).toEqual(['Seeds', 'Accounts', 'Mail', 'Events']);
});

test('games and people of the installation itself are counted, the demonstration is not', async () => {
  await put(there, 'Events', { pk: 'GAME#own', seq: 1, by: 'someone' });
  await put(there, 'Events', { pk: 'GAME#demo', seq: 1, by: 'demo' });
  await put(there, 'Accounts', { pk: 'EMAIL#x', sk: 'USER', userId: 'own' });
  expect((await clashes(installed(there), await readAll(installed(here)))).own).toEqual({ games: 1, people: 1 });
});
