import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../../infra/local/database.ts';
import { engineQueries, openIterators } from '../../infra/local/engine-iterators.ts';
import type { Listening } from '../../infra/local/listening.ts';

const KEY = 'LOCALTEST';
let folder = '';
let database: Listening;
let db: DynamoDBDocumentClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  database = await startDatabase(join(folder, 'database'), KEY, () => {});
  const credentials = { accessKeyId: KEY, secretAccessKey: KEY };
  db = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: database.endpoint, region: 'local', credentials }));
  for (let seq = 1; seq <= 20; seq += 1)
    await db.send(new PutCommand({ TableName: 'Events', Item: { pk: 'GAME#a', seq, body: 'x'.repeat(100_000) } }));
});
afterAll(async () => {
  db.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const query = (from: number, more = {}) =>
  new QueryCommand({
    TableName: 'Events',
    KeyConditionExpression: 'pk = :pk AND seq > :from',
    ExpressionAttributeValues: { ':pk': 'GAME#a', ':from': from },
    ...more,
  });

// As the functions ask: a tail that is empty, a few, the last one, and more than one page holds.
const QUESTIONS = [
  () => db.send(query(20)),
  () => db.send(query(17)),
  () => db.send(query(0, { Limit: 1, ScanIndexForward: false })),
  () => db.send(query(0, { Limit: 3 })),
  () => db.send(query(0)),
];

test('after 1,000 queries every iterator of the database engine is closed', async () => {
  const before = engineQueries();
  const runs = [900, 50, 20, 20, 10];
  for (const [which, ask] of QUESTIONS.entries())
    for (let times = 0; times < (runs[which] ?? 0); times += 1) await ask();
  await db.send(new ScanCommand({ TableName: 'Events' }));
  expect(engineQueries() - before).toBe(1001);
  await expect.poll(openIterators).toBe(0);
});
