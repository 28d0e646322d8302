// The API over a database of its own: browsers that keep cookies, an inbox, and a clock that is set by hand.

import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AnyTitle } from '../../domain/kernel/rules.ts';
import { readCommand, runCommand } from '../../functions/api/commands.ts';
import { httpAnswer } from '../../functions/api/http.ts';
import { makeServices, type Services } from '../../functions/api/services.ts';
import { contract } from '../../functions/contract/contract.ts';
import { type Subscription, type TurnLink, turnLink, unsubscribeToken } from '../../functions/server/auth/tokens.ts';
import { readEnvironment } from '../../functions/server/environment.ts';
import { cachedLogs } from '../../functions/server/game-log/logs.ts';
import type { Mail } from '../../functions/server/mail/outgoing.ts';
import type { Database } from '../../functions/server/store/database.ts';
import type { Limit } from '../../functions/server/store/rate-limits.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { loaded } from './loaded.ts';
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
  /** While true no mail is taken; `lost`: each is taken, and nobody says so. */
  mailDown: boolean | 'lost';
  /** Everything in the Accounts table. */
  accounts(): Promise<readonly unknown[]>;
  /** Uses up all that a limit allows somebody. */
  exhaust(limit: Limit, who: string): Promise<void>;
  /** The function is cold again: its next look at a log reads all of it. */
  forgetLogs(): void;
  /** Invokes the function directly. */
  command(event: object): Promise<unknown>;
  /** What a turn mail's button would carry now. */
  turnLink(link: TurnLink): string;
  unsubscribeToken(subscription: Subscription): string;
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

const PATTERNS = Object.entries(contract).map(([id, { method, path, reply }]) => ({
  ...{ id, reply, method: method.toUpperCase() },
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Throws when an answer is not what the contract says. */
const conforming = (method: string, path: string, body: unknown): void => {
  const route = PATTERNS.find((one) => one.method === method && one.path.test(path.split('?')[0] ?? ''));
  const read = route?.reply().safeParse(body);
  if (read?.success === false) throw new Error(`${route?.id} answers what it does not promise: ${read.error.message}`);
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

export const startWorld = async (
  overrides: Readonly<Record<string, string>> = {},
  titles: Readonly<Record<string, AnyTitle>> = { pearls },
  through = (store: Database): Database => store,
): Promise<World> => {
  const database = await startTestDatabase();
  const mails: Mail[] = [];
  const logged: unknown[] = [];
  const clock = { now: Date.parse('2026-11-29T12:00:00Z') };
  const log = (...said: unknown[]): void => void logged.push(said);
  const services = await makeServices({
    environment: readEnvironment({ PUBLIC_ORIGIN: ORIGIN, BUILD: 'test', ...overrides }),
    titles: loaded(titles),
    db: through(database.store),
    mail: {
      send: async (mail) => {
        if (world.mailDown === true) throw Object.assign(new Error('no mail today'), { code: 'ECONNREFUSED' });
        const messageId = String(mails.push(mail));
        if (world.mailDown === 'lost') throw new Error('the answer was lost');
        return { messageId };
      },
    },
    now: () => clock.now,
    logger: { error: log, warn: log, info: log },
  });
  const answer = httpAnswer(services);

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
        const got = (await answer(sent as unknown as APIGatewayProxyEventV2)) as unknown as LambdaAnswer;
        const cookies = got.cookies ?? [];
        keep(jar, cookies);
        const said = parsed(got.body);
        if (got.statusCode === 200) conforming(method, path, said);
        return { status: got.statusCode, text: got.body, body: said, headers: got.headers, cookies };
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

  const accounts = async () => (await database.db.send(new ScanCommand({ TableName: 'Accounts' }))).Items ?? [];
  const world: World = {
    ...{ services, database, mails, logged, clock, accounts, browser, signedIn, mailDown: false },
    exhaust: async (limit, who) => {
      for (let used = 0; used < limit.most; used += 1) await services.limits(limit, who);
    },
    forgetLogs: () => void Object.assign(services.logs, cachedLogs(services.events, services.titles)),
    command: async (event) => {
      const asked = readCommand(event);
      return asked ? runCommand(services, asked) : null;
    },
    turnLink: (link) => turnLink(services.keys, link, clock.now),
    unsubscribeToken: (subscription) => unsubscribeToken(services.keys, subscription),
    stop: () => database.stop(),
  };
  return world;
};
