// The port that people see: the API and its pictures, the inbox, and the client's files.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../../functions/server/security-headers.ts';
import { readBody } from './body.ts';
import type { Invoke } from './functions.ts';
import { eventOf, type PlainResponse, responseOf } from './http-event.ts';
import { codeOf, Refusal } from './refusal.ts';

export interface FrontParts {
  readonly api: Invoke;
  readonly picture: Invoke;
  readonly inbox: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  readonly files: (request: IncomingMessage, response: ServerResponse) => void;
  readonly behindProxy: boolean;
  /** Whether the server is on its way down: what was not asked as a whole before is not taken any more. */
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

// As much as the gateway passes on.
const MOST_BYTES = 6_000_000;

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  405: 'This method is not for any address here',
  413: 'Too large',
  503: 'The server is stopping; ask again in a moment',
};

const problem = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: Buffer.from(
    JSON.stringify({
      ...{ type: `urn:postwright:problem:${code}`, title: TITLES[status] ?? 'Something broke', status, code },
    }),
  ),
});

const stopping = (): PlainResponse => problem(503, 'stopping', { 'retry-after': '2' });

const sourceOf = (request: IncomingMessage, behindProxy: boolean): string => {
  const forwarded = behindProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
};

const ask = async (parts: FrontParts, invoke: Invoke, request: IncomingMessage): Promise<PlainResponse> => {
  const sent = await readBody(request, MOST_BYTES);
  if (sent === null) return problem(413, 'too-large');
  if (parts.isStopping()) return stopping();
  const { method = 'GET', url = '/', headers } = request;
  // Who only reads says nothing; fetch's own Request refuses to be told.
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : sent;
  const sourceIp = sourceOf(request, parts.behindProxy);
  try {
    return responseOf(await invoke(eventOf({ method, url, headers, body, sourceIp }, parts.now())));
  } catch (error) {
    console.error(JSON.stringify({ message: 'a function failed', path: url.split('?')[0], why: String(error) }));
    return problem(500, 'internal');
  }
};

const reply = (request: IncomingMessage, response: ServerResponse, plain: PlainResponse): void => {
  // What the function says goes before what every answer says.
  response.writeHead(plain.status, { ...SECURITY_HEADERS, ...plain.headers, 'content-length': plain.body.length });
  response.end(request.method === 'HEAD' ? undefined : plain.body);
};

const urlOf = (request: IncomingMessage): URL | null =>
  URL.canParse(request.url ?? '/', 'http://localhost') ? new URL(request.url ?? '/', 'http://localhost') : null;

const answer = async (parts: FrontParts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (parts.isStopping()) return reply(request, response, stopping());
  // No function can be handed one: fetch's own Request refuses it.
  if (request.method === 'TRACE')
    return reply(request, response, problem(405, 'method-not-allowed', { allow: 'GET, HEAD, POST' }));
  const url = urlOf(request);
  if (!url) return reply(request, response, problem(400, 'malformed'));
  if (await parts.inbox(request, response, url)) return;
  const { pathname } = url;
  if (pathname.startsWith('/api/pictures/')) return reply(request, response, await ask(parts, parts.picture, request));
  if (pathname.startsWith('/api/') || pathname === '/api')
    return reply(request, response, await ask(parts, parts.api, request));
  parts.files(request, response);
};

export const front =
  (parts: FrontParts): RequestListener =>
  (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      console.error(JSON.stringify({ message: 'request failed', why: String(error) }));
      if (response.headersSent) response.destroy();
      else reply(request, response, problem(500, 'internal'));
    });
  };

/** Lets a server listen where its owner wants it; says the port. */
export const listenAt = async (server: Server, port: number, host: string): Promise<number> => {
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, ...(host === '' ? [] : [host]), () => done());
    });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new Refusal(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new Refusal(`This user may not listen at port ${port}. Choose one above 1023 by PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Refusal(`This machine has no address ${host} (HOST).`);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};
