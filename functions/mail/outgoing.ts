import * as z from 'zod/mini';
import { type Service, service } from '../aws/service.ts';
import type { Environment } from '../environment.ts';
import { once } from '../once.ts';

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
  /** Hands a mail over, once. Throws what the service says; `failureOf` sorts it. */
  send(mail: Mail): Promise<{ readonly messageId: string }>;
}

/** SES, asked once: who sends decides whether to send again, since a failed answer does not mean that no mail went. */
export const mailService = (): Service => service('ses', { attempts: 1 });

const pairs = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([Name, Value]) => ({ Name, Value }));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const taken = once(() => z.object({ MessageId: z._default(z.string(), '') }));

/** Mail through SES, or through whatever answers at its address. */
export const outgoing = (ses: Service, environment: Pick<Environment, 'MAIL_FROM'>): Outgoing => ({
  async send(mail) {
    const body = {
      FromEmailAddress: environment.MAIL_FROM,
      Destination: { ToAddresses: [mail.to] },
      Content: {
        Simple: {
          Subject: { Data: oneLine(mail.subject), Charset: 'UTF-8' },
          Body: {
            Html: { Data: mail.html, Charset: 'UTF-8' },
            Text: { Data: mail.text, Charset: 'UTF-8' },
          },
          Headers: pairs(mail.headers ?? {}),
        },
      },
      EmailTags: pairs(mail.tags ?? {}),
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await ses({
      method: 'POST',
      path: '/v2/email/outbound-emails',
      headers,
      body: JSON.stringify(body),
      onlyOnce: true,
    });
    return { messageId: taken().parse(JSON.parse(answer)).MessageId };
  },
});
