// The whole of Postwright in one process: the functions' own bundles, a database engine, mail, time and the front.

import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { type Address, dropAddress, writeAddress } from './address.ts';
import { tellBounces } from './bounces.ts';
import { catchUp } from './catch-up.ts';
import { type ChangeFeed, changeFeed } from './change-feed.ts';
import { every, pause, within } from './clock.ts';
import { openDataFolder } from './data-folder.ts';
import { startDatabase } from './database.ts';
import { deadLetters } from './dead-letters.ts';
import { front, listenAt } from './front.ts';
import { type FunctionName, type Invoke, loadFunctions } from './functions.ts';
import { inbox } from './inbox/inbox.ts';
import { lambdaEndpoint } from './lambda-endpoint.ts';
import { listening } from './listening.ts';
import { mailEndpoint } from './mail-endpoint.ts';
import { mailTransport } from './mail-transport.ts';
import { mailbox } from './mailbox.ts';
import { servicesListener } from './services.ts';
import type { Settings } from './settings.ts';
import { staticFiles, takeFiles } from './static-files.ts';
import { stoppable } from './stoppable.ts';

/** What the clock sends to the timekeeper. */
const SCHEDULED = { version: '0', source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} };

// Milliseconds at the end, below five seconds in all, since whoever stops servers loses patience after ten. What is not
// delivered by then is found by the next start, as after a kill.
const TO_ANSWER = 2500;
const TO_DELIVER = 1200;
const TO_CLOSE = 300;

export interface LocalServer {
  /** Where people reach it. */
  readonly address: string;
  /** The same by this machine's name for itself. */
  readonly loopback: string;
  readonly functions: Readonly<Record<FunctionName, Invoke>>;
  /** Lets what is under way come to its end, for some seconds, then closes everything. */
  stop(): Promise<void>;
}

/** The environment that the functions read at their start, as Lambda would set it. */
const environmentFor = (settings: Settings, services: Address['services'], origin: string) => ({
  AWS_REGION: process.env.AWS_REGION ?? 'us-east-1',
  AWS_ACCESS_KEY_ID: services.key,
  AWS_SECRET_ACCESS_KEY: services.key,
  AWS_SESSION_TOKEN: '',
  AWS_ENDPOINT_URL_DYNAMODB: services.database,
  AWS_ENDPOINT_URL_LAMBDA: services.aws,
  AWS_ENDPOINT_URL_SESV2: services.aws,
  // Functions and database share one thread here: a long thought of a bot must not look like a dead database.
  AWS_PATIENCE: '6',
  PUBLIC_ORIGIN: origin,
  MAIL_FROM: settings.mailFrom,
  NOTICE_DELAY: String(settings.noticeDelay),
  MAILS_AN_HOUR: String(settings.mailsAnHour),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'WARN',
});

const starting: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting.\n');
};

/** A listener whose work is given to it later. */
const laterListener = () => {
  let now = starting;
  const listener: RequestListener = (request, response) => now(request, response);
  return {
    listener,
    becomes(next: RequestListener) {
      now = next;
    },
  };
};

/** Loads the functions into an environment where all that they need is at hand. `through` may put a meter before the database. */
export const startServer = async (
  settings: Settings,
  dist: string,
  through = async (endpoint: string): Promise<string> => endpoint,
): Promise<LocalServer> => {
  const folder = await openDataFolder(settings.dataDir);
  const [outer, inner] = [laterListener(), laterListener()];
  const http = createServer(outer.listener);
  const stopping = stoppable(http);
  const port = await listenAt(http, settings.port, settings.host);
  const key = `LOCAL${randomBytes(12).toString('hex').toUpperCase()}`;
  const parts = { dead: deadLetters(folder.path), now: Date.now, wait: pause };
  const feeds: ChangeFeed[] = [];
  const mails = mailbox(folder.mails, parts.now);
  const post = mailTransport(settings.mail, mails);

  const database = await startDatabase(folder.database, key, (change) => {
    for (const feed of feeds) feed.push(change);
  });
  const aws = await listening(createServer(inner.listener));
  const origin = settings.origin ?? `http://localhost:${port}`;
  const services = { database: await through(database.endpoint), aws: aws.endpoint, key };
  Object.assign(process.env, environmentFor(settings, services, origin));
  await takeFiles(join(dist, 'web'), folder.web);
  const functions = await loadFunctions(join(dist, 'functions'));

  inner.becomes(
    servicesListener(
      key,
      lambdaEndpoint({ ...parts, functions }),
      mailEndpoint({
        post,
        bounced: tellBounces(functions.feedback),
        before: mails.lines().map(({ at }) => at),
        now: parts.now,
      }),
    ),
  );
  for (const name of ['projector', 'notifier'] as const)
    feeds.push(changeFeed({ ...parts, name, invoke: functions[name] }));
  outer.becomes(
    front({
      ...{ api: functions.api, picture: functions.picture, now: parts.now, behindProxy: settings.behindProxy },
      isStopping: stopping.isStopping,
      inbox: inbox({ mails, dead: parts.dead, kept: settings.mail.by === 'inbox', readers: settings.inboxReaders }),
      files: staticFiles(folder.web),
    }),
  );
  const tell = (error: unknown) => console.error(JSON.stringify({ message: 'clock failed', why: String(error) }));
  const caughtUp = Promise.all(
    [functions.projector, functions.notifier].map((invoke) => catchUp(invoke, () => !stopping.isStopping())),
  ).catch(tell);
  const clock = every(settings.sweepSeconds * 1000, () => functions.timekeeper(SCHEDULED).catch(tell));
  await writeAddress(folder.path, { address: origin, pid: process.pid, services });

  return {
    address: origin,
    loopback: `http://localhost:${port}`,
    functions,
    async stop() {
      await dropAddress(folder.path);
      await stopping.stop(TO_ANSWER);
      await within(TO_DELIVER, Promise.all([clock.stop(), caughtUp, ...feeds.map((feed) => feed.idle())]));
      for (const feed of feeds) feed.stop();
      await within(TO_CLOSE, aws.close());
      await within(TO_CLOSE, database.close());
      await folder.release();
    },
  };
};
