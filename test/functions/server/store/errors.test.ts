// What the database says when it is not well: forced here, since no engine can be asked for it.

import { ConditionalCheckFailedException, ThrottlingException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { toItem } from '../../../../functions/server/store/commit-item.ts';
import { DatabaseError, database, documentClient, isAway } from '../../../../functions/server/store/database.ts';
import { dynamoEventStore } from '../../../../functions/server/store/dynamo-event-store.ts';
import { items } from '../../../../functions/server/store/items.ts';

const client = documentClient({ endpoint: 'http://127.0.0.1:1', region: 'local' });
const mock = mockClient(client);
beforeEach(() => void mock.reset());

const db = database(client);
const store = dynamoEventStore(db, 'Events');
const commit = (seq: number) => ({
  ...{ gameId: 'g', seq, commandId: `c${seq}`, by: 'ada', at: 1, v: 1, steps: [], draws: [], aside: false },
});
const stored = (seq: number, more: object = {}) => ({ ...toItem(commit(seq)), ...more });
const failure = { $metadata: { httpStatusCode: 400 }, message: 'no' };

test('only a failed condition is a conflict; anything else is thrown by its name', async () => {
  const late = Object.assign(new Error('too late'), { name: 'TimeoutError' });
  mock
    .on(PutCommand)
    .rejectsOnce(new ConditionalCheckFailedException(failure))
    .rejectsOnce(new ThrottlingException(failure))
    .rejectsOnce(late);
  expect(await store.append(commit(1))).toBe('conflict');
  await expect(store.append(commit(1))).rejects.toMatchObject({ code: 'ThrottlingException', message: 'no' });
  await expect(store.append(commit(1))).rejects.toMatchObject({ code: 'TimeoutError', cause: late });
});

test('a second page of a log is asked for where the first one ended', async () => {
  const next = { pk: 'GAME#g', seq: 1 };
  mock
    .on(QueryCommand)
    .resolvesOnce({ Items: [stored(1)], LastEvaluatedKey: next })
    .resolvesOnce({ Items: [stored(2)] });
  expect((await store.read('g')).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(mock.commandCalls(QueryCommand).at(-1)?.args[0].input.ExclusiveStartKey).toEqual(next);
});

test('a commit of a format that this build does not know is not read as something else', async () => {
  mock.on(QueryCommand).resolvesOnce({ Items: [stored(1, { v: 2 })] });
  await expect(store.read('g')).rejects.toThrow(z.core.$ZodError);
});

const [a, b] = [
  { pk: 'P', sk: 'a' },
  { pk: 'P', sk: 'b' },
];

test('what a batch leaves over is asked for again', async () => {
  mock
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { T: [{ ...a, n: 1 }] }, UnprocessedKeys: { T: { Keys: [b] } } })
    .resolvesOnce({ Responses: { T: [{ ...b, n: 2 }] } });
  const found = await items(db, 'T', () => 0).readMany([a, b], z.object({ n: z.number() }));
  expect(found).toEqual([{ n: 1 }, { n: 2 }]);
  expect(mock.commandCalls(BatchGetCommand).at(-1)?.args[0].input.RequestItems?.T?.Keys).toEqual([b]);
});

test('what a batch leaves over again and again has an end, with a pause before each try', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  mock.on(BatchGetCommand).resolves({ UnprocessedKeys: { T: { Keys: [a] } } });
  const asked = items(db, 'T', () => 0).readMany([a], z.object({}));
  await expect(asked).rejects.toMatchObject({ code: 'UnprocessedKeys' });
  expect(mock.commandCalls(BatchGetCommand)).toHaveLength(8);
  expect(random).toHaveBeenCalledTimes(7);
  random.mockRestore();
});

test('a database that does not answer is away; a request that was wrong is not', () => {
  const called = (name: string) => new DatabaseError(Object.assign(new Error('no'), { name }));
  for (const name of ['ThrottlingException', 'TimeoutError', 'InternalServerError'])
    expect(isAway(called(name))).toBe(true);
  for (const name of ['ConditionalCheckFailedException', 'ValidationException'])
    expect(isAway(called(name))).toBe(false);
  expect(isAway(new Error('a bug'))).toBe(false);
});
