import { afterEach, beforeEach, expect, test } from 'vitest';
import { service as serviceOf } from '../../../functions/aws/service.ts';
import { outgoing, whatFailed } from '../../../functions/mail/outgoing.ts';
import { type MailService, startMailService } from '../../kit/mail-service.ts';

let service: MailService;
beforeEach(async () => {
  service = await startMailService();
});
afterEach(() => service.stop());

const mail = { to: 'ada@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const send = (more: object = {}) =>
  outgoing(service.service, { MAIL_FROM: 'post@play.example' }).send({ ...mail, ...more });
const failure = async () => whatFailed(await send().catch((error: unknown) => error));

test('a mail arrives with its text, its page and its headers', async () => {
  expect(await send({ headers: { 'X-Postwright-Notice': 'n1' } })).toEqual({ messageId: 'm1' });
  expect(service.mails).toEqual([{ ...mail, headers: { 'X-Postwright-Notice': 'n1' } }]);
});

test('a subject is one line, whatever a game is called', async () => {
  await send({ subject: 'Your turn in A\r\nBcc: everybody@example.org' });
  expect(service.mails[0]?.subject).toBe('Your turn in A Bcc: everybody@example.org');
});

test('a refused mail will never go out', async () => {
  service.mood = { status: 400, error: 'MessageRejected' };
  expect(await failure()).toBe('refused');
});

test.each([
  ['TooManyRequestsException', 429],
  ['SendingPausedException', 400],
  ['InternalFailure', 500],
])('after %s a mail may go out later', async (error, status) => {
  service.mood = { status, error };
  expect(await failure()).toBe('later');
});

test('a mail service that is not there gets the mail later', async () => {
  await service.stop();
  expect(await failure()).toBe('later');
  service = await startMailService();
});

test('of a connection that breaks off nobody knows', async () => {
  service.mood = 'breaks-off';
  expect(await failure()).toBe('unknown');
});

test('a mail that may have gone out is not sent again by itself', async () => {
  service.mood = 'breaks-off';
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const patient = serviceOf('ses', { endpoint: service.endpoint, region: 'local', credentials });
  await expect(outgoing(patient, { MAIL_FROM: 'post@play.example' }).send(mail)).rejects.toThrow();
  expect(service.mails).toHaveLength(1);
});
