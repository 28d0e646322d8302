// One suite for every event store. Amazon's DynamoDB Local takes part when DYNAMODB_ENDPOINT says where it answers.

import { CreateTableCommand, DeleteTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import { BrokenLog } from '../../domain/kernel/game.ts';
import { type Database, database, documentClient } from '../../functions/server/store/database.ts';
import { dynamoEventStore } from '../../functions/server/store/dynamo-event-store.ts';
import { CommitTooLarge, type EventStore } from '../../functions/server/store/event-store.ts';
import { memoryEventStore } from '../../functions/server/store/memory-event-store.ts';
import { startTestDatabase } from '../kit/database.ts';

interface Subject {
  readonly store: EventStore;
  stop(): Promise<void>;
}

const onDynamo = (db: Database, table: string, stop: () => Promise<void>): Subject => ({
  store: dynamoEventStore(db, table),
  stop,
});

const onDynalite = async (): Promise<Subject> => {
  const { store, stop } = await startTestDatabase();
  return onDynamo(store, 'Events', stop);
};

const onDynamoDbLocal = async (endpoint: string): Promise<Subject> => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const access = { endpoint, region: 'eu-central-1', credentials };
  const client = new DynamoDBClient(access);
  const TableName = `Events${process.pid}`;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'seq', AttributeType: 'N' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'seq', KeyType: 'RANGE' },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
  return onDynamo(database(documentClient(access)), TableName, async () => {
    await client.send(new DeleteTableCommand({ TableName }));
    client.destroy();
  });
};

const endpoint = process.env.DYNAMODB_ENDPOINT;
const subjects: readonly (readonly [string, () => Promise<Subject>])[] = [
  ['memory', async () => ({ store: memoryEventStore(), stop: async () => {} })],
  ['dynalite', onDynalite],
  ...(endpoint ? [['DynamoDB Local', () => onDynamoDbLocal(endpoint)] as const] : []),
];

const commit = (gameId: string, seq: number, more: Partial<Commit> = {}): Commit => ({
  ...{ gameId, seq, commandId: `command-${seq}`, by: 'ada', at: 1000 + seq, v: 1, aside: false },
  steps: [{ action: 'build', seat: 0, events: [{ type: 'SeatResigned', seat: seq % 5 }] }],
  draws: [{ n: seq, below: 6, value: seq % 6 }],
  ...more,
});

const filler = (bytes: number): Partial<Commit> => ({
  steps: [{ action: 'x'.repeat(bytes), seat: null, events: [] }],
});

describe.each(subjects)('event store on %s', (_, start) => {
  let subject: Subject;
  let store: EventStore;
  beforeAll(async () => {
    subject = await start();
    store = subject.store;
  });
  afterAll(() => subject.stop());

  test('an unknown game has no commits', async () => {
    expect(await store.read('unknown')).toEqual([]);
    expect(await store.last('unknown')).toBe(0);
  });

  test('what was appended is read as it was', async () => {
    for (const seq of [1, 2, 3]) expect(await store.append(commit('whole', seq))).toBe('appended');
    expect(await store.read('whole')).toEqual([1, 2, 3].map((seq) => commit('whole', seq)));
    expect(await store.last('whole')).toBe(3);
  });

  test('a reader who knows the beginning gets the rest', async () => {
    for (const seq of [1, 2, 3]) await store.append(commit('tail', seq));
    expect((await store.read('tail', 2)).map(({ seq }) => seq)).toEqual([3]);
    expect(await store.read('tail', 3)).toEqual([]);
  });

  test('a seq that is taken is a conflict and stays as it is', async () => {
    await store.append(commit('taken', 1));
    expect(await store.append(commit('taken', 1, { by: 'bruno', commandId: 'other' }))).toBe('conflict');
    expect((await store.read('taken')).map(({ by }) => by)).toEqual(['ada']);
  });

  test('the same commit again is a conflict whose command is found in the log', async () => {
    const mine = commit('again', 1);
    expect([await store.append(mine), await store.append(mine)]).toEqual(['appended', 'conflict']);
    expect((await store.read('again')).map(({ by, commandId }) => [by, commandId])).toEqual([['ada', 'command-1']]);
  });

  test('of ten racing writers one wins each seq and nobody is lost', async () => {
    const wins: string[] = [];
    const writer = async (name: string) => {
      for (let won = 0; won < 3; ) {
        const seq = (await store.last('race')) + 1;
        if ((await store.append(commit('race', seq, { by: name }))) === 'conflict') continue;
        wins.push(`${seq} ${name}`);
        won += 1;
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, i) => writer(`writer-${i}`)));
    const log = await store.read('race');
    expect(log).toHaveLength(30);
    expect(log.map(({ seq, by }) => `${seq} ${by}`).toSorted()).toEqual(wins.toSorted());
  });

  test('a log of more than one megabyte is read whole', async () => {
    const seqs = Array.from({ length: 40 }, (_, i) => i + 1);
    for (const seq of seqs) await store.append(commit('long', seq, filler(60_000)));
    expect((await store.read('long')).map(({ seq }) => seq)).toEqual(seqs);
    expect((await store.read('long', 3)).map(({ seq }) => seq)).toEqual(seqs.slice(3));
    expect(await store.last('long')).toBe(40);
  });

  test('a commit of more than 64 kB is refused and nothing is written', async () => {
    await expect(store.append(commit('large', 1, filler(66_000)))).rejects.toThrow(CommitTooLarge);
    expect(await store.last('large')).toBe(0);
  });

  test('a log with a hole is broken', async () => {
    await store.append(commit('hole', 1));
    await store.append(commit('hole', 3));
    await expect(store.read('hole')).rejects.toThrow(BrokenLog);
  });
});
