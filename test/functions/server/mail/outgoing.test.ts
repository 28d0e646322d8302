import { afterEach, beforeEach, expect, test } from 'vitest';
import { outgoing } from '../../../../functions/server/mail/outgoing.ts';
import { type MailService, startMailService } from '../../../kit/mail-service.ts';

let service: MailService;
beforeEach(async () => {
  service = await startMailService();
});
afterEach(() => service.stop());

const mail = { to: 'ada@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const send = (more: object = {}) =>
  outgoing(service.service, { MAIL_FROM: 'post@play.example' }).send({ ...mail, ...more });

test('a mail arrives with its text, its page and its headers', async () => {
  expect(await send({ headers: { 'X-Postwright-Notice': 'n1' } })).toEqual({ messageId: 'm1' });
  expect(service.mails).toEqual([{ ...mail, headers: { 'X-Postwright-Notice': 'n1' } }]);
});

test('a subject is one line, whatever a game is called', async () => {
  await send({ subject: 'Your turn in A\r\nBcc: everybody@example.org' });
  expect(service.mails[0]?.subject).toBe('Your turn in A Bcc: everybody@example.org');
});

test('a mail that may have gone out is not sent again by itself', async () => {
  service.mood = 'breaks-off';
  await expect(send()).rejects.toThrow();
  expect(service.mails).toHaveLength(1);
});
