// SES v2's SendEmail and GetAccount, for as much of them as the functions use.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { readBody } from './body.ts';
import { type MailTransport, NotTaken } from './mail-transport.ts';
import type { Letter } from './mailbox.ts';
import { isDiskFull } from './refusal.ts';

const MOST_BYTES = 10_000_000;
const SEND_PATH = '/v2/email/outbound-emails';
const ACCOUNT_PATH = '/v2/email/account';
const DAY = 24 * 3_600_000;

const text = z.object({ Data: z.string() });
const pairs = z.array(z.object({ Name: z.string(), Value: z.string() })).default([]);
const sending = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1).max(50) }),
  Content: z.object({
    Simple: z.object({
      Subject: text,
      Body: z.object({ Html: text.optional(), Text: text.optional() }),
      Headers: pairs,
    }),
  }),
  EmailTags: pairs,
});

const answer = (response: ServerResponse, status: number, body: unknown, error = ''): void => {
  const headers = { 'content-type': 'application/json', ...(error && { 'x-amzn-errortype': error }) };
  response.writeHead(status, headers).end(JSON.stringify(body));
};

const record = (list: z.infer<typeof pairs>) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));

const mailOf = ({
  FromEmailAddress,
  Destination,
  Content,
  EmailTags,
}: z.infer<typeof sending>): Omit<Letter, 'id' | 'at'> => ({
  from: FromEmailAddress,
  to: Destination.ToAddresses,
  subject: Content.Simple.Subject.Data,
  headers: record(Content.Simple.Headers),
  tags: record(EmailTags),
  html: Content.Simple.Body.Html?.Data ?? '',
  text: Content.Simple.Body.Text?.Data ?? '',
});

const failureOf = (error: unknown): NotTaken => {
  if (error instanceof NotTaken) return error;
  const message = isDiskFull(error) ? 'no room left on the disk' : String(error);
  return new NotTaken(503, 'InternalServiceErrorException', message);
};

export interface MailParts {
  readonly post: MailTransport;
  /** Is told the addresses that a mail server does not know. */
  readonly bounced: (addresses: readonly string[]) => Promise<void>;
  /** When the mails of the time before this start went out, in epoch milliseconds. */
  readonly before: readonly number[];
  readonly now: () => number;
  /** Milliseconds between signs of life. */
  readonly beat?: number;
}

/** Answers a SendEmail once the mail is where it goes, and tells how many went in a day; false for other paths. */
export const mailEndpoint = ({ post, bounced, before, now, beat = 3000 }: MailParts) => {
  let sent = [...before];

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, MOST_BYTES);
    const raw: SendEmailCommandInput | null = body === null ? null : JSON.parse(body.toString());
    const read = sending.safeParse(raw);
    if (!read.success || raw === null) {
      return answer(response, 400, { message: 'not a mail' }, 'BadRequestException');
    }
    // Mail servers may take a minute; whoever waits must not think that nobody is there and send it again.
    const alive = setInterval(() => response.writeProcessing(), beat);
    try {
      const { id } = await post(mailOf(read.data), raw);
      sent = [...sent.filter((at) => at > now() - DAY), now()];
      answer(response, 200, { MessageId: id });
    } catch (error) {
      const failure = failureOf(error);
      const { status, code, message } = failure;
      console.error(JSON.stringify({ message: 'mail not taken', code, why: message }));
      answer(response, status, { message }, code);
      if (failure.bounced) await bounced(read.data.Destination.ToAddresses);
    } finally {
      clearInterval(alive);
    }
  };

  // No quota and no sandbox: at home nobody counts but the server that takes the mail.
  const account = (response: ServerResponse): void => {
    const SentLast24Hours = sent.filter((at) => at > now() - DAY).length;
    answer(response, 200, { ProductionAccessEnabled: true, SendQuota: { SentLast24Hours, Max24HourSend: -1 } });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url === SEND_PATH) await send(request, response);
    else if (request.url === ACCOUNT_PATH) account(response);
    else return false;
    return true;
  };
};
