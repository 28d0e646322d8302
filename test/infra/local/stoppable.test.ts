import { Agent, createServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { front } from '../../../infra/local/front.ts';
import { stoppable } from '../../../infra/local/stoppable.ts';

const serve = async (listener: RequestListener) => {
  const server = createServer(listener);
  const end = stoppable(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { ...end, server, port: (server.address() as AddressInfo).port };
};

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  readonly body: string;
}

const ask = (port: number, agent: Agent, method = 'GET', body = ''): Promise<Answer> =>
  new Promise((done, failed) => {
    const headers = { 'content-length': body.length };
    request({ host: '127.0.0.1', port, agent, method, path: '/api/x', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, connection: response.headers.connection, body: text }),
      );
    })
      .on('error', failed)
      .end(body);
  });

/** Somebody who begins a turn and never ends it. */
const halfSent = (port: number): Promise<Socket> =>
  new Promise((ready) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{', () => ready(socket));
    });
    socket.on('error', () => {});
  });

test('kept connections that never rest and a request half sent do not hold a server that stops', async () => {
  const { port, server, stop } = await serve((_, response) => void response.end('ok'));
  const busy = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true });
    let answers = 0;
    try {
      for (;;) {
        await ask(port, agent);
        answers += 1;
      }
    } catch {
      return answers;
    }
  });
  const half = await halfSent(port);
  const cut = new Promise((done) => half.once('close', done));
  await stop(100);
  await cut;
  expect(server.listening).toBe(false);
  await Promise.all(busy);
});

test('what was under way when the server was told to stop is answered, and its connection closes', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { port, stop } = await serve((_, response) => {
    asked.resolve();
    void answer.promise.then(() => response.end('done'));
  });
  const agent = new Agent({ keepAlive: true });
  const reply = ask(port, agent);
  await asked.promise;
  const stopped = stop(60_000);
  answer.resolve();
  expect(await reply).toEqual({ status: 200, connection: 'close', body: 'done' });
  await stopped;
});

const api = async (isStopping: () => boolean, played: unknown[]) =>
  serve(
    front({
      api: async (event) => {
        played.push(event);
        return { statusCode: 200, body: 'ok' };
      },
      picture: async () => ({ statusCode: 404 }),
      inbox: async () => false,
      files: (_, response) => void response.end(),
      behindProxy: false,
      isStopping,
      now: () => 0,
    }),
  );

test('a server that stops takes no turn any more, neither a new one nor one whose rest comes too late', async () => {
  let stopping = false;
  const played: unknown[] = [];
  const { port, server, stop } = await api(() => stopping, played);
  const agent = new Agent({ keepAlive: true });
  expect((await ask(port, agent, 'POST', '{}')).status).toBe(200);
  const begun = new Promise((done) => server.once('request', done));
  const half = await halfSent(port);
  await begun;
  const rest = new Promise<string>((done) => half.once('data', (bytes) => done(bytes.toString())));
  stopping = true;
  expect(await ask(port, agent, 'POST', '{}')).toMatchObject({
    status: 503,
    body: expect.stringContaining('stopping'),
  });
  half.write('x'.repeat(98));
  expect(await rest).toMatch(/^HTTP\/1.1 503 /);
  expect(played).toHaveLength(1);
  agent.destroy();
  half.destroy();
  await stop(0);
});

test('TRACE is told that it is no method here', async () => {
  const played: unknown[] = [];
  const { port, stop } = await api(() => false, played);
  const agent = new Agent();
  expect(await ask(port, agent, 'TRACE')).toMatchObject({ status: 405 });
  expect(played).toEqual([]);
  await stop(0);
});

test('a body that comes with a GET is not handed on', async () => {
  const played: unknown[] = [];
  const { port, stop } = await api(() => false, played);
  expect(await ask(port, new Agent(), 'GET', 'x')).toMatchObject({ status: 200 });
  expect(played).toEqual([expect.not.objectContaining({ body: expect.anything() })]);
  await stop(0);
});
