// The API over a database of its own: browsers that keep cookies, an inbox, and a clock that is set by hand.

import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { makeApp } from '../../functions/api/app.ts';
import { makeServices, type Services } from '../../functions/api/services.ts';
import { readEnvironment } from '../../functions/environment.ts';
import type { Mail } from '../../functions/mail/outgoing.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { pearls } from './pearls.ts';

export interface Answered {
  readonly status: number;
  /** What the body says; tests know its shape. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads on and fails where something is missing
  readonly body: any;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
}

export interface Browser {
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  readonly jar: Map<string, string>;
}

export interface World {
  readonly services: Services;
  readonly database: TestDatabase;
  readonly mails: Mail[];
  readonly logged: unknown[];
  readonly clock: { now: number };
  browser(source?: string): Browser;
  /** A browser in which somebody has signed in with a link. */
  signedIn(email: string): Promise<Browser>;
  stop(): Promise<void>;
}

interface LambdaAnswer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

export const ORIGIN = 'https://play.example';

const event = (method: string, path: string, jar: Map<string, string>, source: string) => {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  return {
    ...{ version: '2.0', routeKey: '$default', rawPath, rawQueryString, isBase64Encoded: false },
    cookies: [...jar].map(([name, value]) => `${name}=${value}`),
    requestContext: { http: { method, path: rawPath, sourceIp: source, protocol: 'HTTP/1.1', userAgent: 'test' } },
  };
};

const keep = (jar: Map<string, string>, set: readonly string[]): void => {
  for (const line of set) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (pair.length === at + 1) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const linkIn = (mail: Mail | undefined): string =>
  /https:\/\/play\.example(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

export const startWorld = async (overrides: Readonly<Record<string, string>> = {}): Promise<World> => {
  const database = await startTestDatabase();
  const mails: Mail[] = [];
  const logged: unknown[] = [];
  const clock = { now: Date.parse('2026-11-29T12:00:00Z') };
  const log = (...said: unknown[]): void => void logged.push(said);
  const services = await makeServices({
    environment: readEnvironment({ PUBLIC_ORIGIN: ORIGIN, BUILD: 'test', ...overrides }),
    titles: { pearls },
    db: database.db,
    mail: { send: async (mail) => ({ messageId: String(mails.push(mail)) }) },
    now: () => clock.now,
    logger: { error: log, warn: log, info: log },
  });
  const answer = handle(makeApp(services));

  const browser = (source = '192.0.2.1'): Browser => {
    const jar = new Map<string, string>();
    return {
      jar,
      ask: async (method, path, body, headers = {}) => {
        const sent = {
          ...event(method, path, jar, source),
          headers: { host: 'play.example', origin: ORIGIN, 'content-type': 'application/json', ...headers },
          body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
        };
        const got = (await answer(sent as unknown as LambdaEvent)) as unknown as LambdaAnswer;
        const cookies = got.cookies ?? [];
        keep(jar, cookies);
        return { status: got.statusCode, text: got.body, body: parsed(got.body), headers: got.headers, cookies };
      },
    };
  };

  const signedIn = async (email: string): Promise<Browser> => {
    const mine = browser();
    await mine.ask('POST', '/api/sign-in', { email });
    const token = linkIn(mails.findLast(({ to }) => to === email)).replace('/in/', '');
    const { status } = await mine.ask('POST', `/api/sign-in/${token}`);
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    return mine;
  };

  return { services, database, mails, logged, clock, browser, signedIn, stop: () => database.stop() };
};
