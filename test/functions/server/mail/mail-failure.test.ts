import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../../../functions/server/mail/mail-failure.ts';
import { outgoing } from '../../../../functions/server/mail/outgoing.ts';
import { type MailService, startMailService } from '../../../kit/mail-service.ts';

let service: MailService;
beforeEach(async () => {
  service = await startMailService();
});
afterEach(() => service.stop());

const to = 'ada@example.org';
const failure = async () => {
  const mail = { to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const error = await outgoing(service.service, { MAIL_FROM: 'post@play.example' })
    .send(mail)
    .catch((thrown: unknown) => thrown);
  return failureOf(error, to);
};
const after = async (status: number, error: string, message: string) => {
  service.mood = { status, error, message };
  return (await failure()).kind;
};

test.each([
  ['MessageRejected', 400, 'Email address is not verified. The following identities failed the check: x@y.example'],
  ['MessageRejected', 400, 'Sending paused for this account'],
  ['MessageRejected', 400, '554 5.7.1 <ada@example.org>: Relay access denied'],
  ['MessageRejected', 400, '550 5.7.26 this mail is unauthenticated'],
  ['MailFromDomainNotVerifiedException', 400, 'the domain is not there yet'],
  ['AccessDeniedException', 403, 'User is not authorized to perform ses:SendEmail'],
  ['AccessDenied', 403, 'no'],
  ['NotFoundException', 404, 'Email identity play.example does not exist'],
  ['BadRequestException', 400, 'The identity play.example is not ready'],
  ['BadRequestException', 400, 'Configuration set main does not exist'],
  ['TooManyRequestsException', 429, 'Too many requests'],
  ['ThrottlingException', 400, 'Rate exceeded'],
  ['LimitExceededException', 400, 'Daily message quota exceeded'],
  ['SendingPausedException', 400, 'paused'],
  ['AccountSuspendedException', 400, 'suspended'],
  ['ExpiredTokenException', 403, 'The security token included in the request is expired'],
  ['InvalidSignatureException', 403, 'Signature expired'],
  ['SomethingNew', 418, 'nobody has seen this before'],
])('%s (%i, %s) is for now', async (error, status, message) => {
  expect(await after(status, error, message)).toBe('later');
});

test.each([
  ['MessageRejected', 'Address is on the suppression list for your account'],
  ['MessageRejected', '550 5.1.1 no such user'],
  ['BadRequestException', 'Illegal address'],
  ['BadRequestException', "Missing final '@domain'"],
  ['BadRequestException', 'Domain contains illegal character'],
])('%s (%s) is for ever', async (error, message) => {
  expect(await after(400, error, message)).toBe('refused');
});

test.each([500, 502, 503, 504])('a mail that was answered with %i may have gone', async (status) => {
  expect(await after(status, 'InternalFailure', 'no')).toBe('may-have-gone');
});

test('so may one whose connection broke off', async () => {
  service.mood = 'breaks-off';
  expect((await failure()).kind).toBe('may-have-gone');
});

test('a mail service that is not there has taken nothing', async () => {
  await service.stop();
  expect(await failure()).toMatchObject({ kind: 'later', addressee: false });
  service = await startMailService();
});

test("errors of AWS's SDK are read alike", () => {
  const thrown = (name: string, httpStatusCode: number | undefined, message: string) =>
    Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });
  expect(failureOf(thrown('InternalFailure', 500, 'no'), to).kind).toBe('may-have-gone');
  expect(failureOf(thrown('TooManyRequestsException', 429, 'no'), to).kind).toBe('later');
  expect(failureOf(thrown('MessageRejected', 400, 'no'), to).kind).toBe('refused');
  expect(failureOf(thrown('TimeoutError', undefined, 'no answer'), to).kind).toBe('may-have-gone');
  const unreached = thrown('TimeoutError', undefined, 'Socket timed out without establishing a connection within 1 s');
  expect(failureOf(unreached, to).kind).toBe('later');
});

test('what names the addressee concerns nobody else', async () => {
  service.mood = { status: 400, error: 'MessageRejected', message: `Email address is not verified: ${to}` };
  expect(await failure()).toMatchObject({ kind: 'later', reason: 'MessageRejected', addressee: true });
  service.mood = { status: 400, error: 'MessageRejected', message: 'Email address is not verified: post@play.example' };
  expect(await failure()).toMatchObject({ kind: 'later', addressee: false });
});
