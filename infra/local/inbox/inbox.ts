import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DeadLetters } from '../dead-letters.ts';
import type { LetterLine, Mailbox } from '../mailbox.ts';
import { isLocal } from './is-local.ts';
import { letterBody, letterPage, listPage } from './pages.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
// A mail is somebody else's text: no scripts, no origin of its own, and nobody but the inbox frames it.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'";
const STYLE = readFileSync(join(import.meta.dirname, 'inbox.css'));
const MOST = 500;

export interface InboxParts {
  readonly mails: Mailbox;
  readonly dead: DeadLetters;
  /** Mail stays here; else it goes out, and only older mail is shown. */
  readonly kept: boolean;
  /** Who may read all mail: who sits at this machine, everybody who reaches the server, or nobody. */
  readonly readers: Readers;
}

export type Readers = 'this-machine' | 'everybody' | 'nobody';

const CLOSED =
  'The inbox can be read at the machine of the server only, at its own address and with no proxy in between.\nINBOX=open shows it to everybody.\n';

type Send = (status: number, type: string, body: string | Buffer, headers?: Record<string, string>) => void;

const sender =
  (request: IncomingMessage, response: ServerResponse): Send =>
  (status, type, body, headers = {}) => {
    response.writeHead(status, { ...HEADERS, 'content-type': type, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

const HTML = 'text/html; charset=utf-8';

/** Shows the mail that the server keeps, for people and as JSON. Gives false for paths that are not the inbox's. */
export const inbox = ({ mails, dead, kept, readers }: InboxParts) => {
  const linesTo = (to: string | null): readonly LetterLine[] =>
    mails.lines().filter((line) => to === null || line.to.includes(to));

  const asJson = async (to: string | null, send: Send): Promise<void> => {
    const letters = await Promise.all(
      linesTo(to)
        .slice(0, MOST)
        .map(async (line) => ({ ...line, ...(await mails.read(line.id)) })),
    );
    send(200, 'application/json', JSON.stringify({ kept, mails: letters, undelivered: dead.all() }));
  };

  const one = async (id: string, bare: boolean, send: Send): Promise<void> => {
    const letter = await mails.read(id);
    if (!letter) return send(404, 'text/plain', 'There is no such mail.\n');
    if (bare) return send(200, HTML, String(await letterBody(letter)), { 'content-security-policy': MAIL_CSP });
    send(200, HTML, String(await letterPage(letter)));
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const [, first, id, last] = url.pathname.split('/');
    if (first !== 'inbox' && first !== 'inbox.json') return false;
    const send = sender(request, response);
    if (readers !== 'everybody' && !(readers === 'this-machine' && isLocal(request))) {
      send(403, 'text/plain', CLOSED);
      return true;
    }
    const to = url.searchParams.get('to');
    if (first === 'inbox.json') await asJson(to, send);
    else if (id === undefined || id === '')
      send(200, HTML, String(await listPage(linesTo(to).slice(0, MOST), { to, kept, lost: dead.all() })));
    else if (id === 'inbox.css') send(200, 'text/css', STYLE);
    else await one(id, last === 'html', send);
    return true;
  };
};
