// What the database says when it is not well: forced here, since no engine can be asked for it.

import { ConditionalCheckFailedException, ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { toItem } from '../../../functions/store/commit-item.ts';
import { dynamoEventStore } from '../../../functions/store/dynamo-event-store.ts';
import { items } from '../../../functions/store/items.ts';

const mock = mockClient(DynamoDBDocumentClient);
// The mock answers for every client that there is; this one never gets to its sender.
const db = mock as unknown as DynamoDBDocumentClient;
const store = dynamoEventStore(db, 'Events');
const commit = (seq: number) => ({
  ...{ gameId: 'g', seq, commandId: `c${seq}`, by: 'ada', at: 1, v: 1, steps: [], draws: [], aside: false },
});
const wrong = { $metadata: {}, message: 'no' };

beforeEach(() => mock.reset());

test('only a failed condition is a conflict; anything else is thrown', async () => {
  mock
    .on(PutCommand)
    .rejectsOnce(new ConditionalCheckFailedException(wrong))
    .rejectsOnce(new ProvisionedThroughputExceededException(wrong));
  expect(await store.append(commit(1))).toBe('conflict');
  await expect(store.append(commit(1))).rejects.toThrow(ProvisionedThroughputExceededException);
});

test('a second page of a log is asked for where the first one ended', async () => {
  const next = { pk: 'GAME#g', seq: 1 };
  mock.on(QueryCommand).resolvesOnce({ Items: [toItem(commit(1))], LastEvaluatedKey: next });
  mock.on(QueryCommand, { ExclusiveStartKey: next }).resolves({ Items: [toItem(commit(2))] });
  expect((await store.read('g')).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a commit of a format that this build does not know is not read as something else', async () => {
  mock.on(QueryCommand).resolves({ Items: [{ ...toItem(commit(1)), v: 2 }] });
  await expect(store.read('g')).rejects.toThrow(z.ZodError);
});

test('what a batch leaves over is asked for again', async () => {
  const [a, b] = [
    { pk: 'P', sk: 'a' },
    { pk: 'P', sk: 'b' },
  ];
  mock
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { T: [{ ...a, n: 1 }] }, UnprocessedKeys: { T: { Keys: [b] } } })
    .resolvesOnce({ Responses: { T: [{ ...b, n: 2 }] } });
  const found = await items(db, 'T', () => 0).readMany([a, b], z.object({ n: z.number() }));
  expect(found).toEqual([{ n: 1 }, { n: 2 }]);
});
