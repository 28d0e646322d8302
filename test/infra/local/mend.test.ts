import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ClassicLevel } from 'classic-level';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from '../../../infra/local/data-folder.ts';
import { startDatabase } from '../../../infra/local/database.ts';

type Json = Record<string, unknown>;

let path = '';
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'mend-'));
});
afterEach(() => {
  rmSync(path, { recursive: true });
});

/** Works with a database that is opened as the server opens it. */
const withDatabase = async <T>(work: (db: DynamoDBDocumentClient) => Promise<T>): Promise<T> => {
  const folder = await openDataFolder(path);
  const database = await startDatabase(folder.database, 'KEY', () => undefined);
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'KEY' };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: 'local', credentials });
  const done = await work(DynamoDBDocumentClient.from(client));
  client.destroy();
  await database.close();
  await folder.release();
  return done;
};

/** Spoils the files of the closed database, as a kill between two writes would. */
const spoil = async (work: (level: ClassicLevel<string, Json>) => Promise<void>): Promise<void> => {
  const level = new ClassicLevel<string, Json>(join(path, 'database'), { valueEncoding: 'json' });
  await work(level);
  await level.close();
};

const due = (db: DynamoDBDocumentClient): Promise<readonly unknown[]> =>
  db
    .send(
      new QueryCommand({
        TableName: 'Views',
        IndexName: 'due',
        KeyConditionExpression: 'duePk = :live',
        ExpressionAttributeValues: { ':live': 'LIVE' },
      }),
    )
    .then(({ Items = [] }) => Items.map((item) => [item.pk, item.due]));

const put = (db: DynamoDBDocumentClient, pk: string, at: number) =>
  db.send(new PutCommand({ TableName: 'Views', Item: { pk, sk: 'HEAD', duePk: 'LIVE', due: at } }));

test('an index entry that was not written in time is there after the next start', async () => {
  await withDatabase(async (db) => {
    await put(db, 'a', 1);
    await put(db, 'b', 2);
  });
  await spoil(async (level) => {
    for await (const key of level.keys({ gte: 'index-global~Views~due~', lt: 'index-global~Views~due~\uffff' })) {
      await level.del(key);
      break;
    }
  });
  expect(await withDatabase(due)).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('an index entry whose item was never written is gone after the next start', async () => {
  await withDatabase(async (db) => {
    await put(db, 'a', 1);
    await put(db, 'b', 2);
  });
  await spoil(async (level) => {
    for await (const key of level.keys({ gte: 'item-Views~', lt: 'item-Views~\uffff' })) {
      await level.del(key);
      break;
    }
  });
  expect(await withDatabase(due)).toHaveLength(1);
});

test('a table that was being made is made again', async () => {
  await withDatabase(async () => undefined);
  await spoil(async (level) => {
    const table = await level.get('table~Views');
    await level.put('table~Views', { ...table, TableStatus: 'CREATING' });
  });
  const found = await withDatabase(async (db) => {
    await put(db, 'a', 1);
    return due(db);
  });
  expect(found).toEqual([['a', 1]]);
});
