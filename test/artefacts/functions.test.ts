// The built files themselves, run as Lambda runs them: one process each, events as the services send them.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../kit/database.ts';
import { type MailService, startMailService } from '../kit/mail-service.ts';
import { httpEvent, scheduledEvent, streamRecord } from './kit/events.ts';
import { type Answer, type Runtime, runtime } from './kit/runtime.ts';

const NAMES = ['api', 'projector', 'notifier', 'timekeeper', 'picture', 'feedback'] as const;
type Name = (typeof NAMES)[number];

let database: TestDatabase;
let mail: MailService;
let lambda: Server;
const invoked: { readonly path: string; readonly payload: unknown }[] = [];
const functions = {} as Record<Name, Runtime>;

beforeAll(async () => {
  database = await startTestDatabase();
  mail = await startMailService();
  lambda = createServer(async (request, response) => {
    invoked.push({ path: request.url ?? '', payload: JSON.parse(await text(request)) });
    response.writeHead(202).end();
  });
  await new Promise<void>((ready) => lambda.listen(0, '127.0.0.1', ready));
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_SESV2: mail.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`,
    PUBLIC_ORIGIN: 'https://play.example',
    NOTICE_DELAY: '0',
  };
  for (const name of NAMES) functions[name] = runtime(name, environment);
}, 60_000);

afterAll(async () => {
  for (const name of NAMES) functions[name]?.stop();
  lambda.close();
  await mail.stop();
  await database.stop();
});

interface HttpAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}

const http = (answer: Answer): HttpAnswer => {
  if (!('result' in answer)) throw new Error(JSON.stringify(answer));
  return answer.result as HttpAnswer;
};

const ask = async (method: string, path: string, more: Readonly<Record<string, unknown>> = {}): Promise<HttpAnswer> =>
  http(await functions.api.invoke(httpEvent(method, path, more)));

const signIn = async (email: string): Promise<readonly string[]> => {
  await ask('POST', '/api/sign-in', { body: JSON.stringify({ email }) });
  const token = /\/in\/([\w-]+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1];
  const { cookies = [] } = await ask('POST', `/api/sign-in/${token}`, { body: '{}' });
  return cookies.map((cookie) => cookie.split(';')[0] ?? '');
};

describe('the API function', () => {
  test('answers with the id of its build', async () => {
    const { statusCode, body } = await ask('GET', '/api/health');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ ok: true, build: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  test('takes cookies from their own list and gives them back in theirs', async () => {
    const cookies = await signIn('ada@example.org');
    expect(cookies.length).toBeGreaterThan(0);
    const { statusCode, body } = await ask('GET', '/api/me', { cookies });
    expect([statusCode, JSON.parse(body).email]).toEqual([200, 'ada@example.org']);
  });

  test('reads a body in base64', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'bruno@example.org' })).toString('base64');
    expect((await ask('POST', '/api/sign-in', { body, isBase64Encoded: true })).statusCode).toBe(200);
    expect(mail.mails.at(-1)?.to).toBe('bruno@example.org');
  });

  test('says what is wrong with a body that is no JSON, too large, or missing', async () => {
    const codes = [{ body: '{"email":' }, { body: JSON.stringify({ email: 'x'.repeat(70_000) }) }, {}].map(
      async (more) => (await ask('POST', '/api/sign-in', more)).statusCode,
    );
    expect(await Promise.all(codes)).toEqual([400, 413, 400]);
  });

  test('compresses a long answer, in base64 for the gateway', async () => {
    const { gameId } = (
      (await functions.api.invoke({ command: 'demo', title: 'kingdom-builder' })) as { result: { gameId: string } }
    ).result;
    const headers = { host: 'play.example', 'accept-encoding': 'gzip' };
    const plain = await ask('GET', `/api/games/${gameId}/as/spectator/commits`);
    const answer = await ask('GET', `/api/games/${gameId}/as/spectator/commits`, { headers });
    expect([answer.isBase64Encoded, answer.headers['content-encoding']]).toEqual([true, 'gzip']);
    expect(gunzipSync(Buffer.from(answer.body, 'base64')).toString()).toBe(plain.body);
    expect(answer.body.length * 3).toBeLessThan(plain.body.length);
  });

  test('outlives events that are nobody’s', async () => {
    for (const event of [null, 'hello', {}, { Records: [] }]) await functions.api.invoke(event);
    expect(await functions.api.invoke({ command: 'destroy' })).toHaveProperty('error');
    expect((await ask('GET', '/api/health')).statusCode).toBe(200);
    expect(functions.api.starts()).toBe(1);
  });
});

describe('the consumers of the log', () => {
  const open = async (): Promise<string> => {
    const answer = await functions.api.invoke({ command: 'demo', title: 'kingdom-builder' });
    return (answer as { result: { gameId: string } }).result.gameId;
  };

  test('the projector writes the lists of a game that a stream record names', async () => {
    const gameId = await open();
    expect(await functions.projector.invoke({ Records: [streamRecord(gameId, 1)] })).toEqual({
      result: { batchItemFailures: [] },
    });
    const Key = { pk: `GAME#${gameId}`, sk: 'HEAD' };
    const { Item } = await database.db.send(new GetCommand({ TableName: 'Views', Key }));
    expect(Item?.projected).toBeGreaterThan(0);
  });

  test('records of a game that is not there do no harm', async () => {
    const event = { Records: [streamRecord('nobody', 3)] };
    for (const name of ['projector', 'notifier'] as const)
      expect(await functions[name].invoke(event)).toEqual({ result: { batchItemFailures: [] } });
  });

  test('both look at all games on demand', async () => {
    await open();
    for (const name of ['projector', 'notifier'] as const)
      expect(await functions[name].invoke({ command: 'catch-up' })).toMatchObject({
        result: { failed: [], next: null },
      });
  });

  test('a malformed event fails as a whole, so that it comes again', async () => {
    for (const name of ['projector', 'notifier', 'feedback'] as const)
      for (const event of [null, {}, { Records: [{ dynamodb: {} }] }])
        expect(await functions[name].invoke(event)).toHaveProperty('error');
  });
});

test('the timekeeper asks the others by their names', async () => {
  for (const sk of ['TICK', 'NOTICE']) {
    const Item = { pk: 'GAME#due', sk, duePk: sk, due: 1, seq: 1 };
    await database.db.send(new PutCommand({ TableName: 'Views', Item }));
  }
  expect(await functions.timekeeper.invoke(scheduledEvent)).toEqual({ result: null });
  expect(invoked.map(({ path }) => path.split('/')[3])).toEqual(['api', 'notifier']);
});

test('the picture function shows nothing to a forged address', async () => {
  const answer = await functions.picture.invoke(httpEvent('GET', '/api/pictures/game/1/forged.png'));
  expect(http(answer).statusCode).toBe(404);
});

test('a request that the database does not answer gets its 503 before the function is killed', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const cut = runtime('api', { AWS_ENDPOINT_URL_DYNAMODB: endpoint, REMAINING: '2000' });
  const answer = http(await cut.invoke(httpEvent('GET', '/api/me'), 20_000));
  expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([503, 'away']);
  cut.stop();
  silent.closeAllConnections();
  silent.close();
});

test('a function that was cut off in its time starts anew with the next event', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const cut = runtime('api', { AWS_ENDPOINT_URL_DYNAMODB: endpoint });
  const health = httpEvent('GET', '/api/health');
  expect(await cut.invoke(health, 500)).toEqual({ timedOut: true });
  expect(await cut.invoke(health, 500)).toEqual({ timedOut: true });
  expect(cut.starts()).toBe(2);
  cut.stop();
  silent.closeAllConnections();
  silent.close();
});
