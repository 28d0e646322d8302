// A mail server that knows an address no more, before the whole of one machine.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { browser } from '../../commands/smoke/browser.ts';
import { type Machine, machine, until } from './kit/machine.ts';

const ADA = 'ada@smtp.example';

const post = { recipient: '250 ok', taken: '' };
const smtp = createServer((socket) => {
  let data = false;
  socket.write('220 test\r\n');
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    if (data) {
      post.taken += text;
      if (!post.taken.endsWith('\r\n.\r\n')) return;
      data = false;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      data = true;
      socket.write('354 go on\r\n');
    } else socket.write(`${text.startsWith('RCPT') ? post.recipient : '250 ok'}\r\n`);
  });
});

let server: Machine | null = null;
afterAll(async () => {
  await server?.kill();
  server?.clear();
  smtp.close();
});

test('an address that the mail server refuses is marked at its tables, as after a bounce', async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const own = machine({ SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}` });
  server = own;
  await own.start();
  const ada = browser(own.address);
  await ada.call('askSignIn', { body: { email: ADA } });
  const token = await until('The sign-in mail', async () => {
    // Long lines are broken with a `=` at their end.
    return /\/in\/([\w-]+)/.exec(post.taken.replaceAll('=\r\n', ''))?.[1];
  });
  await ada.call('useSignIn', { params: { token } });
  const { id } = await ada.call('createGame', {
    body: {
      ...{ title: 'the-builders', name: 'Mail', options: {}, visibility: 'private', clock: { kind: 'none' } },
      ...{
        seats: [{ kind: 'me' }, { kind: 'open' }],
        nonce: '0123456789abcdef0123456789abcdef',
        commandId: 'smtp-open',
      },
    },
  });
  const isMarked = async (): Promise<boolean> =>
    (await ada.call('game', { params: { id, viewer: 0 } })).players.some(({ mailFails }) => mailFails);
  expect(await isMarked()).toBe(false);

  post.recipient = '550 5.1.1 no such user';
  await expect(ada.call('askSignIn', { body: { email: ADA } })).rejects.toThrow(/mail-refused/);
  expect(await until('The mark', async () => (await isMarked()) || null)).toBe(true);
});
