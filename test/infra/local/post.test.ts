import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailTransport } from '../../../infra/local/mail-transport.ts';
import type { Mailbox } from '../../../infra/local/mailbox.ts';

const mail = {
  from: 'Postwright <p@example.org>',
  to: ['ada@example.org'],
  subject: 'Your turn',
  headers: { 'X-Postwright-Notice': 'g.0.4.turn.mail' },
  tags: {},
  html: '<p>hi</p>',
  text: 'hi',
};

let server: Server;
afterEach(() => {
  server.close();
});

/** A mail server that takes everything, or answers the recipient with a code, or hangs up at the end; `heard` is what it was told. */
const smtp = async (
  recipient = '250 ok',
  ends = false,
): Promise<{ readonly url: string; readonly heard: string[] }> => {
  const heard: string[] = [];
  server = createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard.push(text);
      if (data) {
        if (text.endsWith('\r\n.\r\n')) {
          data = false;
          if (ends) socket.destroy();
          else socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('DATA')) {
        data = true;
        socket.write('354 go on\r\n');
      } else socket.write(`${text.startsWith('RCPT') ? recipient : '250 ok'}\r\n`);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, heard };
};

const inbox = {} as Mailbox;

test('a mail goes out through the server that was named, headers and both parts', async () => {
  const { url, heard } = await smtp();
  await mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never);
  const all = heard.join('');
  for (const part of [
    'RCPT TO:<ada@example.org>',
    'X-Postwright-Notice: g.0.4.turn.mail',
    '<p>hi</p>',
    'Subject: Your turn',
  ])
    expect(all).toContain(part);
});

test('an address that the server refuses for good is refused as SES would', async () => {
  const { url } = await smtp('550 no such user');
  await expect(mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never)).rejects.toMatchObject({
    status: 400,
    code: 'MessageRejected',
  });
});

test('a server that is busy has not taken the mail', async () => {
  const { url } = await smtp('451 later');
  await expect(mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never)).rejects.toMatchObject({ status: 429 });
});

test('nor has a server that is not there', async () => {
  const { url } = await smtp();
  await new Promise((closed) => server.close(closed));
  await expect(mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never)).rejects.toMatchObject({ status: 429 });
});

test('what became of a mail whose connection ends before its answer nobody knows', async () => {
  const { url } = await smtp('250 ok', true);
  await expect(mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never)).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['550 no such user', true],
  ['550 5.1.1 unknown user', true],
  ['551 user not local', true],
  ['553 5.1.3 bad address', true],
  ['550 5.7.1 blocked by policy', false],
  ['550 relaying denied', false],
  ['552 mailbox full', false],
  ['554 transaction failed', false],
  ['450 try later', false],
])('the answer %s at the recipient means that the address is none: %s', async (answer, bounced) => {
  const { url } = await smtp(answer);
  await expect(mailTransport({ by: 'smtp', url }, inbox)(mail, {} as never)).rejects.toMatchObject({ bounced });
});
