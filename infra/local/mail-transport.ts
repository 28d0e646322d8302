// Where mail goes: to the inbox on disk, or out into the world through SES or an SMTP server.

import {
  SESv2Client,
  SESv2ServiceException,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import type { Letter, Mailbox } from './mailbox.ts';
import type { Settings } from './settings.ts';

/** A mail was not taken, with the status and the error code that SES would give for it. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly status: number;
  readonly code: string;
  /** The server that was to take it knows no such address. */
  readonly bounced: boolean;
  constructor(status: number, code: string, message: string, bounced = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.bounced = bounced;
  }
}

/** Takes a mail to where it goes; `raw` is the request that brought it. Gives its id there. */
export type MailTransport = (
  mail: Omit<Letter, 'id' | 'at'>,
  raw: SendEmailCommandInput,
) => Promise<{ readonly id: string }>;

// What the functions are given in place of the owner's own credentials must not reach SES, nor lead back to here.
const ownClient = (): SESv2Client => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_PROFILE } = process.env;
  const region = process.env.AWS_REGION ?? 'us-east-1';
  const endpoint = process.env.AWS_ENDPOINT_URL_SESV2 ?? `https://email.${region}.amazonaws.com`;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    return new SESv2Client({ region, endpoint, maxAttempts: 1, profile: AWS_PROFILE ?? 'default' });
  const credentials = {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
  return new SESv2Client({ region, endpoint, maxAttempts: 1, credentials });
};

const bySes = (): MailTransport => {
  const ses = ownClient();
  return async (_, raw) => {
    try {
      return { id: (await ses.send(new SendEmailCommand(raw))).MessageId ?? '' };
    } catch (error) {
      if (!(error instanceof SESv2ServiceException)) throw error;
      throw new NotTaken(error.$metadata.httpStatusCode ?? 503, error.name, error.message);
    }
  };
};

const replyCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;

const field = (error: unknown, name: 'code' | 'command' | 'syscall'): string =>
  error instanceof Error ? String(Object.entries(error).find(([key]) => key === name)?.[1] ?? '') : '';

// A server that was never reached, or said no before it was told the mail, has nothing that it could have sent.
const isBeforeMail = (error: unknown): boolean =>
  ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE'].includes(field(error, 'code')) ||
  field(error, 'syscall') === 'connect' ||
  /connection timeout|greeting never received/i.test(String(error));

/** 550, 551 and 553 at the recipient mean the address, unless they say more exactly that it is about us: policy, relaying. */
const isBounce = (reply: number, command: string, message: string): boolean =>
  command === 'RCPT TO' &&
  [550, 551, 553].includes(reply) &&
  !/\b5\.[3-7]\.\d+\b|relay|spam|block|polic/i.test(message);

/** A failed talk with a mail server in the words of SES: refused for good, not now, or nobody knows what became of it. */
const notTaken = (error: unknown): NotTaken => {
  const [reply, command] = [replyCode(error), field(error, 'command')];
  if (reply >= 500 && ['RCPT TO', 'DATA'].includes(command))
    return new NotTaken(400, 'MessageRejected', String(error), isBounce(reply, command, String(error)));
  if (reply >= 400 || isBeforeMail(error)) return new NotTaken(429, 'TooManyRequestsException', String(error));
  return new NotTaken(503, 'InternalServiceErrorException', String(error));
};

/**
 * Milliseconds: for a mail server that is not there, and for one that is slow. Who gives up after the mail went over the
 * wire does not know whether it was taken, so that is as late as may be before its claim is given up.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 150_000 };

const bySmtp = (url: string): MailTransport => {
  const transport = createTransport({ url, ...PATIENCE });
  return async ({ from, to, subject, headers, html, text }) => {
    try {
      const sent = await transport.sendMail({ from, to: [...to], subject, headers, html, text });
      return { id: sent.messageId };
    } catch (error) {
      throw notTaken(error);
    }
  };
};

export const mailTransport = (mail: Settings['mail'], mails: Mailbox): MailTransport => {
  if (mail.by === 'ses') return bySes();
  return mail.by === 'smtp' ? bySmtp(mail.url) : (letter) => mails.keep(letter);
};
