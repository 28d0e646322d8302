import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailEndpoint } from '../../../infra/local/mail-endpoint.ts';
import { NotTaken } from '../../../infra/local/mail-transport.ts';

const HOUR = 3_600_000;
const mail = JSON.stringify({
  FromEmailAddress: 'Postwright <p@example.org>',
  Destination: { ToAddresses: ['ada@example.org'] },
  Content: { Simple: { Subject: { Data: 'Your turn' }, Body: { Text: { Data: 'hi' } } } },
});

let server: Server;
afterEach(() => {
  server.close();
});

const endpoint = async (before: readonly number[], clock: { now: number }, down?: NotTaken) => {
  const post = async () => {
    if (down) throw down;
    return { id: 'one' };
  };
  const bounced: string[] = [];
  const answers = mailEndpoint({
    ...{ post, before, now: () => clock.now },
    bounced: async (addresses) => void bounced.push(...addresses),
  });
  server = createServer(async (request, response) => {
    if (!(await answers(request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/email`;
  return {
    bounced,
    send: () => fetch(`${at}/outbound-emails`, { method: 'POST', body: mail }),
    account: async () => (await fetch(`${at}/account`)).json(),
    other: () => fetch(`${at}/identities`),
  };
};

test('mails of the last day are counted, those of before the start too, without a quota', async () => {
  const clock = { now: 100 * HOUR };
  const { send, account } = await endpoint([70 * HOUR, 90 * HOUR], clock);
  await send();
  expect(await account()).toMatchObject({ SendQuota: { SentLast24Hours: 2, Max24HourSend: -1 } });
  clock.now += 20 * HOUR;
  expect(await account()).toMatchObject({ SendQuota: { SentLast24Hours: 1 } });
});

test('a mail that was not taken is not counted', async () => {
  const { send, account } = await endpoint([], { now: HOUR }, new NotTaken(503, 'InternalServiceErrorException', 'no'));
  expect((await send()).status).toBe(503);
  expect(await account()).toMatchObject({ SendQuota: { SentLast24Hours: 0 } });
});

test('what else is asked of the service is left to others', async () => {
  const { other } = await endpoint([], { now: HOUR });
  expect((await other()).status).toBe(404);
});

test('a mail server that takes its time is waited for with signs of life', async () => {
  const slow = Promise.withResolvers<{ readonly id: string }>();
  const answers = mailEndpoint({
    post: () => slow.promise,
    bounced: async () => {},
    before: [],
    now: () => 0,
    beat: 5,
  });
  server = createServer((asked, response) => void answers(asked, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((done) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v2/email/outbound-emails' });
    sent.once('information', () => slow.resolve({ id: 'late' }));
    sent.once('response', (response) => done(response.resume().statusCode));
    sent.end(mail);
  });
  expect(status).toBe(200);
});

test('an address that a mail server does not know is told as a bounce, another refusal is not', async () => {
  const unknown = await endpoint([], { now: HOUR }, new NotTaken(400, 'MessageRejected', 'no such user', true));
  expect((await unknown.send()).status).toBe(400);
  expect(unknown.bounced).toEqual(['ada@example.org']);
  server.close();
  const spam = await endpoint([], { now: HOUR }, new NotTaken(400, 'MessageRejected', 'looks like spam'));
  expect((await spam.send()).status).toBe(400);
  expect(spam.bounced).toEqual([]);
});
