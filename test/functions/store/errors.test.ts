// What the database says when it is not well: forced here, since no engine can be asked for it.

import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toItem } from '../../../functions/store/commit-item.ts';
import { type Database, database } from '../../../functions/store/database.ts';
import { dynamoEventStore } from '../../../functions/store/dynamo-event-store.ts';
import type { EventStore } from '../../../functions/store/event-store.ts';
import { items } from '../../../functions/store/items.ts';
import { type ScriptedService, scriptedService } from '../../kit/scripted-service.ts';

let service: ScriptedService;
let db: Database;
let store: EventStore;
beforeAll(async () => {
  service = await scriptedService();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  db = database({ endpoint: service.endpoint, region: 'local', credentials });
  store = dynamoEventStore(db, 'Events');
});
beforeEach(() => void service.replies.splice(0));
afterAll(() => service.stop());

const commit = (seq: number) => ({
  ...{ gameId: 'g', seq, commandId: `c${seq}`, by: 'ada', at: 1, v: 1, steps: [], draws: [], aside: false },
});
const stored = (seq: number, more: object = {}) => marshall({ ...toItem(commit(seq)), ...more });
const refusal = (name: string) => ({ status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}` } });
const lastAsked = () => JSON.parse(service.asked.at(-1)?.body ?? '');

test('only a failed condition is a conflict; anything else is thrown', async () => {
  service.replies.push(refusal('ConditionalCheckFailedException'), refusal('ValidationException'));
  expect(await store.append(commit(1))).toBe('conflict');
  await expect(store.append(commit(1))).rejects.toMatchObject({ name: 'ValidationException', status: 400 });
});

test('a second page of a log is asked for where the first one ended', async () => {
  const next = marshall({ pk: 'GAME#g', seq: 1 });
  service.replies.push({ body: { Items: [stored(1)], LastEvaluatedKey: next } }, { body: { Items: [stored(2)] } });
  expect((await store.read('g')).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(lastAsked().ExclusiveStartKey).toEqual(next);
});

test('a commit of a format that this build does not know is not read as something else', async () => {
  service.replies.push({ body: { Items: [stored(1, { v: 2 })] } });
  await expect(store.read('g')).rejects.toThrow(z.core.$ZodError);
});

test('what a batch leaves over is asked for again', async () => {
  const [a, b] = [
    { pk: 'P', sk: 'a' },
    { pk: 'P', sk: 'b' },
  ];
  service.replies.push(
    { body: { Responses: { T: [marshall({ ...a, n: 1 })] }, UnprocessedKeys: { T: { Keys: [marshall(b)] } } } },
    { body: { Responses: { T: [marshall({ ...b, n: 2 })] } } },
  );
  const found = await items(db, 'T', () => 0).readMany([a, b], z.object({ n: z.number() }));
  expect(found).toEqual([{ n: 1 }, { n: 2 }]);
  expect(lastAsked().RequestItems.T.Keys).toEqual([marshall(b)]);
});

test('a value that is not defined is left out', async () => {
  service.replies.push({});
  await db.put({ TableName: 'T', Item: { pk: 'P', name: undefined, deep: { none: undefined, one: 1 } } });
  expect(lastAsked().Item).toEqual({ pk: { S: 'P' }, deep: { M: { one: { N: '1' } } } });
});
