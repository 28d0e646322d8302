import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mailService, type MailService as Ses } from '../../functions/server/mail/outgoing.ts';

/** A mail as it reached the service. */
interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What the service does with a mail: takes it, answers with an error of SES (having taken it or not), or takes it and
 * breaks off.
 */
type Mood =
  | 'takes'
  | 'breaks-off'
  | { readonly status: number; readonly error: string; readonly message?: string; readonly takes?: boolean };

export interface MailService {
  /** How functions reach it; they send once. */
  readonly service: Ses;
  readonly endpoint: string;
  readonly mails: ReceivedMail[];
  mood: Mood;
  stop(): Promise<void>;
}

interface Sent {
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly Content: {
    readonly Simple: {
      readonly Subject: { readonly Data: string };
      readonly Body: { readonly Html: { readonly Data: string }; readonly Text: { readonly Data: string } };
      readonly Headers: readonly { readonly Name: string; readonly Value: string }[];
    };
  };
}

const received = ({ Destination, Content: { Simple } }: Sent): ReceivedMail => ({
  to: Destination.ToAddresses.join(),
  subject: Simple.Subject.Data,
  html: Simple.Body.Html.Data,
  text: Simple.Body.Text.Data,
  headers: Object.fromEntries(Simple.Headers.map(({ Name, Value }) => [Name, Value])),
});

/** A mail service that speaks as SES does and keeps what it gets. */
export const startMailService = async (): Promise<MailService> => {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { mood } = service;
    if (mood === 'takes' || mood === 'breaks-off' || mood.takes) service.mails.push(received(JSON.parse(body) as Sent));
    if (typeof mood === 'object') {
      response.writeHead(mood.status, { 'x-amzn-errortype': mood.error, 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: mood.message ?? 'no' }));
      return;
    }
    if (mood === 'breaks-off') request.socket.destroy();
    else response.end(JSON.stringify({ MessageId: `m${service.mails.length}` }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const service: MailService = {
    service: mailService({ endpoint, region: 'local', credentials }),
    endpoint,
    mails: [],
    mood: 'takes',
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
  return service;
};
