import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Access, type Request, service } from '../../../functions/aws/service.ts';
import { type ScriptedService, scriptedService } from '../../kit/scripted-service.ts';

let there: ScriptedService;
beforeAll(async () => {
  there = await scriptedService();
});
afterAll(() => there.stop());
beforeEach(() => {
  there.asked.length = 0;
  there.replies.length = 0;
  vi.unstubAllEnvs();
});

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const call = (access: Access = {}, more: Partial<Request> = {}) =>
  service('dynamodb', { endpoint: there.endpoint, region: 'local', credentials, ...access })({
    ...{ method: 'POST', path: '/', body: '{"said":1}', ...more },
  });

test('what is sent is signed, and what comes back is given as it is', async () => {
  there.replies.push({ body: { answer: 1 } });
  expect(await call()).toBe('{"answer":1}');
  const [{ method, body, headers } = { method: '', body: '', headers: {} }] = there.asked;
  expect([method, body]).toEqual(['POST', '{"said":1}']);
  expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=test\/\d{8}\/local\/dynamodb\/aws4_request/);
});

test.each([
  ['a broken connection', 'breaks-off'],
  ['a failure of the service', { status: 500 }],
  ['too much at once', { status: 400, body: { __type: 'x#ProvisionedThroughputExceededException' } }],
  ['too much at once, told by the status', { status: 429 }],
] as const)('after %s the same is sent again', async (_, reply) => {
  there.replies.push(reply, reply, { body: { answer: 2 } });
  expect(await call()).toBe('{"answer":2}');
  expect(new Set(there.asked.map(({ body }) => body)).size).toBe(1);
  expect(there.asked).toHaveLength(3);
});

test('what must not be done twice is not sent again when nobody knows whether it arrived', async () => {
  there.replies.push('breaks-off', {});
  await expect(call({}, { onlyOnce: true })).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(there.asked).toHaveLength(1);
});

test('what must not be done twice is sent again when it was surely not done', async () => {
  there.replies.push({ status: 429 }, { body: { answer: 3 } });
  expect(await call({}, { onlyOnce: true })).toBe('{"answer":3}');
});

test('connections that the other side closed while a function slept cost nothing', async () => {
  const slept = await scriptedService();
  const { endpoint } = slept;
  slept.replies.push({}, {}, {}, {});
  await Promise.all([1, 2, 3, 4].map(() => call({ endpoint })));
  slept.breakKept();
  slept.replies.push({ body: { answer: 4 } }, { body: { answer: 5 } });
  expect(await call({ endpoint, attempts: 2 })).toBe('{"answer":4}');
  expect(await call({ endpoint, attempts: 1 }, { onlyOnce: true })).toBe('{"answer":5}');
  await slept.stop();
});

test('what is refused is not sent again, and says its name', async () => {
  there.replies.push({ status: 400, body: { __type: 'a.b#ConditionalCheckFailedException', message: 'no' } });
  await expect(call()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException', message: 'no', status: 400 });
  expect(there.asked).toHaveLength(1);
});

test('a name in the header counts, without the address behind it', async () => {
  there.replies.push({ status: 400, errorType: 'MessageRejected:http://internal.example/' });
  await expect(call()).rejects.toMatchObject({ code: 'MessageRejected' });
});

test('a service that stays ill is given up after the last attempt', async () => {
  await expect(call({ attempts: 2 })).rejects.toMatchObject({ code: 'Http500', status: 500 });
  expect(there.asked).toHaveLength(2);
});

test('address, place and credentials come from the environment', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', there.endpoint);
  vi.stubEnv('AWS_REGION', 'eu-north-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'from-outside');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  there.replies.push({});
  await service('dynamodb')({ method: 'POST', path: '/' });
  const headers = there.asked[0]?.headers ?? {};
  expect(headers.authorization).toMatch(/Credential=from-outside\/\d{8}\/eu-north-1\/dynamodb\//);
  expect(headers['x-amz-security-token']).toBe('token');
});

test('without credentials nothing is sent', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  const ask = service('dynamodb', { endpoint: there.endpoint });
  await expect(ask({ method: 'POST', path: '/' })).rejects.toMatchObject({ code: 'NoCredentials' });
  expect(there.asked).toEqual([]);
});
