// SIGTERM while games are opened and somebody's turn is half sent.

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browser } from '../../commands/smoke/browser.ts';
import { mailsTo } from '../../commands/smoke/inbox.ts';
import type { Body } from '../../functions/contract/contract.ts';
import { machine, until } from './kit/machine.ts';

const server = machine();
beforeAll(() => server.start(), 120_000);
afterAll(async () => {
  await server.kill();
  server.clear();
});

const ADA = 'ada@stop.example';

const signedIn = async (): Promise<Browser> => {
  const ada = browser(server.address);
  await ada.call('askSignIn', { body: { email: ADA } });
  const token = await until('The sign-in mail', async () => {
    const [mail] = await mailsTo(server.address(), ADA);
    return /\/in\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  });
  await ada.call('useSignIn', { params: { token } });
  return ada;
};

/** Opens games until the server is gone; gives the last one that was acknowledged. */
const openGames = async (ada: Browser, who: number, began: () => void): Promise<string> => {
  let last = '';
  try {
    for (let game = 0; ; game += 1) {
      const body: Body<'createGame'> = {
        ...{ title: 'the-builders', name: 'Stop', options: {}, visibility: 'private', clock: { kind: 'none' } },
        ...{ seats: [{ kind: 'me' }, { kind: 'open' }], nonce: '0123456789abcdef0123456789abcdef' },
        commandId: `stop-${who}-${game}`,
      };
      last = (await ada.call('createGame', { body })).id;
      began();
    }
  } catch {
    return last;
  }
};

test('a server ends at SIGTERM under traffic, and what it acknowledged is there afterwards', async () => {
  const ada = await signedIn();
  const began = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const games = began.map(({ resolve }, who) => openGames(ada, who, resolve));
  await Promise.all(began.map(({ promise }) => promise));
  const { hostname, port } = new URL(server.address());
  const half = connect(Number(port), hostname);
  half.on('error', () => {});
  await new Promise<void>((sent) => {
    half.write('POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{', () => sent());
  });
  expect(await server.stop()).toBe(0);
  await server.start();
  for (const id of await Promise.all(games))
    expect((await ada.call('commits', { params: { id, viewer: 0 }, query: { after: 0 } })).commits).not.toEqual([]);
});
