import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Environment } from '../environment.ts';

/** A mail without its addresses. */
export interface MailBody {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mail extends MailBody {
  readonly to: string;
  /** Further headers by name; those that a mail has anyway (From, Date, Message-ID) are not ours to set. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told back with bounces and complaints: letters, digits, `_` and `-`. */
  readonly tags?: Readonly<Record<string, string>>;
}

export interface Outgoing {
  /** Hands a mail over. Throws what the service says; `whatFailed` sorts it. */
  send(mail: Mail): Promise<{ readonly messageId: string }>;
}

/** Whoever sends notices decides itself whether to send again, and lets the client try once. */
export const mailClient = (maxAttempts: number = 3): SESv2Client => new SESv2Client({ maxAttempts });

const pairs = <N extends string>(record: Readonly<Record<string, string>>, name: N) =>
  Object.entries(record).map(([key, Value]) => ({ [name]: key, Value }) as { [K in N]: string } & { Value: string });

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Mail through SES, or through whatever answers at its address. */
export const outgoing = (ses: SESv2Client, environment: Pick<Environment, 'MAIL_FROM'>): Outgoing => ({
  async send(mail) {
    const answer = await ses.send(
      new SendEmailCommand({
        FromEmailAddress: environment.MAIL_FROM,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: { Data: oneLine(mail.subject), Charset: 'UTF-8' },
            Body: {
              Html: { Data: mail.html, Charset: 'UTF-8' },
              Text: { Data: mail.text, Charset: 'UTF-8' },
            },
            Headers: pairs(mail.headers ?? {}, 'Name'),
          },
        },
        EmailTags: pairs(mail.tags ?? {}, 'Name'),
      }),
    );
    return { messageId: answer.MessageId ?? '' };
  },
});

const LATER = [
  'TooManyRequestsException',
  'LimitExceededException',
  'SendingPausedException',
  'AccountSuspendedException',
  'MailFromDomainNotVerifiedException',
];

// The connection was never made, so nothing was handed over.
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

const code = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * What a failed sending means: `refused` will never go out, `later` was surely not sent and may be tried again,
 * `unknown` may have been sent.
 */
export const whatFailed = (error: unknown): 'refused' | 'later' | 'unknown' => {
  if (UNREACHED.includes(code(error))) return 'later';
  if (!(error instanceof SESv2ServiceException)) return 'unknown';
  const status = error.$metadata.httpStatusCode ?? 0;
  if (LATER.includes(error.name) || status >= 500) return 'later';
  return status >= 400 ? 'refused' : 'unknown';
};
