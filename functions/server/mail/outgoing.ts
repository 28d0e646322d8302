import type { GetAccountCommandOutput, SendEmailCommandInput, SendEmailCommandOutput } from '@aws-sdk/client-sesv2';
import type { Access } from '../aws/client-config.ts';
import type { Environment } from '../environment.ts';
import { lazy } from '../lazy.ts';

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

/** What is asked of SES. */
export interface MailService {
  send(mail: SendEmailCommandInput): Promise<Pick<SendEmailCommandOutput, 'MessageId'>>;
  account(): Promise<Pick<GetAccountCommandOutput, 'ProductionAccessEnabled' | 'SendQuota'>>;
}

/**
 * SES, loaded by the first mail, asked once: who sends decides whether to send again, since a failed answer does not mean
 * that no mail went.
 */
export const mailService = (access: Access = {}): MailService => {
  const client = lazy(async () => (await import('../aws/ses.ts')).sesClient(access));
  return {
    send: async (mail) => (await client()).send(mail),
    account: async () => (await client()).account(),
  };
};

const pairs = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([Name, Value]) => ({ Name, Value }));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Mail through SES, or through whatever answers at its address. */
export const outgoing = (ses: MailService, environment: Pick<Environment, 'MAIL_FROM'>): Outgoing => ({
  async send(mail) {
    const { MessageId = '' } = await ses.send({
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
    });
    return { messageId: MessageId };
  },
});
