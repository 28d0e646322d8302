// The real client before a service that answers as it is told.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from '../../../../functions/server/aws/deadline.ts';
import { type Database, database, documentClient } from '../../../../functions/server/store/database.ts';
import { dynamoEventStore } from '../../../../functions/server/store/dynamo-event-store.ts';
import { type ScriptedService, scriptedService } from '../../../kit/scripted-service.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const at = (endpoint: string, more: object = {}): Database =>
  database(documentClient({ endpoint, region: 'local', credentials, ...more }));

let there: ScriptedService;
beforeAll(async () => {
  there = await scriptedService();
});
afterAll(() => there.stop());
beforeEach(() => {
  there.asked.length = 0;
  there.replies.length = 0;
});
afterEach(() => void vi.unstubAllEnvs());

const Key = { pk: 'P', sk: 's' };
const read = (db: Database) => db.get({ TableName: 'T', Key });
const item = { body: { Item: { n: { N: '1' } } } };
const named = (name: string) => ({ status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}` } });

test.each([
  ['a broken connection', 'breaks-off'],
  ['a failure of the service', { status: 500 }],
  ['half an answer', { status: 503 }],
] as const)('after %s the same is asked again', async (_, reply) => {
  there.replies.push(reply, reply, reply, item);
  expect((await read(at(there.endpoint))).Item).toEqual({ n: 1 });
  expect(there.asked).toHaveLength(4);
});

test('what is asked too fast is asked four times', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  there.replies.push(...Array.from({ length: 5 }, () => named('ProvisionedThroughputExceededException')));
  await expect(read(at(there.endpoint))).rejects.toMatchObject({ code: 'ProvisionedThroughputExceededException' });
  expect(there.asked).toHaveLength(4);
  random.mockRestore();
});

test('what is refused is not asked again', async () => {
  there.replies.push(named('ValidationException'));
  await expect(read(at(there.endpoint))).rejects.toMatchObject({ code: 'ValidationException' });
  expect(there.asked).toHaveLength(1);
});

test('an answer that is not one of the database is its failure, not that of what it holds', async () => {
  there.replies.push({ text: '<html>' });
  await expect(read(at(there.endpoint))).rejects.toHaveProperty('code');
});

test('values that are not defined are left out', async () => {
  there.replies.push({});
  await at(there.endpoint).put({
    TableName: 'T',
    Item: { pk: 'P', name: undefined, deep: { none: undefined, one: 1 } },
  });
  expect(JSON.parse(there.asked[0]?.body ?? '').Item).toEqual({ pk: { S: 'P' }, deep: { M: { one: { N: '1' } } } });
});

test('a put whose acknowledgement was lost is repeated, and finds its own commit', async () => {
  there.replies.push('breaks-off', named('ConditionalCheckFailedException'));
  const commit = { gameId: 'g', seq: 1, commandId: 'c', by: 'ada', at: 1, v: 1, steps: [], draws: [], aside: false };
  expect(await dynamoEventStore(at(there.endpoint), 'T').append(commit)).toBe('conflict');
  const [first, second] = there.asked.map(({ body }) => body);
  expect(first).toBe(second);
});

test('the keys, the region and the address come from the environment', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', there.endpoint);
  vi.stubEnv('AWS_REGION', 'eu-north-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'from-outside');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  there.replies.push(item);
  await read(database());
  expect(there.asked[0]?.headers.authorization).toMatch(/Credential=from-outside\/\d{8}\/eu-north-1\/dynamodb\//);
  expect(there.asked[0]?.headers['x-amz-security-token']).toBe('token');
});

test('without keys nothing is sent, and the missing names are said', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  const db = database(documentClient({ endpoint: there.endpoint, region: 'local' }));
  await expect(read(db)).rejects.toThrow(/AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
  expect(there.asked).toEqual([]);
});

/** A service that takes connections and says no more than this. */
const mute = async (words: string): Promise<{ readonly endpoint: string; stop(): void; count(): number }> => {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.on('data', () => void socket.write(words));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
    count: () => connections,
  };
};

const HALF = 'HTTP/1.1 200 OK\r\ncontent-type: application/x-amz-json-1.0\r\ncontent-length: 40\r\n\r\n{"Item":';

test.each([
  ['is silent', ''],
  ['stops in the middle of its answer', HALF],
])('a service that %s is given up, four times', async (_, words) => {
  const service = await mute(words);
  await expect(read(at(service.endpoint, { patience: 0.02 }))).rejects.toMatchObject({ code: 'TimeoutError' });
  expect(service.count()).toBe(4);
  service.stop();
});

test.each([
  ['is silent', ''],
  ['stops in the middle of its answer', HALF],
])('a service that %s is given up when the event has no time left', async (_, words) => {
  const service = await mute(words);
  const asked = withDeadline({ getRemainingTimeInMillis: () => 1600 }, () => read(at(service.endpoint)));
  await expect(asked).rejects.toMatchObject({ code: 'OutOfTime' });
  expect(service.count()).toBe(1);
  service.stop();
});
