import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { Refusal } from './refusal.ts';

export const NAMES = ['api', 'projector', 'notifier', 'timekeeper', 'picture', 'feedback'] as const;
export type FunctionName = (typeof NAMES)[number];

/** One call of a function, as Lambda makes it: an event in, an answer or an error out, within its time. */
export type Invoke = (event: unknown) => Promise<unknown>;

const SECONDS: Readonly<Record<FunctionName, number>> = {
  api: 29,
  projector: 60,
  notifier: 60,
  timekeeper: 60,
  picture: 29,
  feedback: 20,
};

type Handler = (event: unknown, context: Context) => unknown;

/** A function did not answer in its time. Its work may go on, as it may in the cloud until the freeze. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

const contextFor = (name: FunctionName, until: number): Context => ({
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
  memoryLimitInMB: '512',
  awsRequestId: randomUUID(),
  logGroupName: `/local/${name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});

const inTime = async (name: FunctionName, seconds: number, work: Promise<unknown>): Promise<unknown> => {
  const clock = Promise.withResolvers<never>();
  const timer = setTimeout(() => clock.reject(new TimedOut(`${name} took more than ${seconds} s`)), seconds * 1000);
  try {
    return await Promise.race([work, clock.promise]);
  } finally {
    clearTimeout(timer);
  }
};

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** What a function would load later: a build that comes while the server runs would take it away from under it. */
const loadRest = async (folder: string): Promise<void> => {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) await import(pathToFileURL(join(folder, file)).href);
};

const load = async (folder: string, name: FunctionName): Promise<Invoke> => {
  const file = join(folder, `${name}.mjs`);
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const { handler } = module;
  if (!isHandler(handler)) throw new Refusal(`${file} has no handler. Build again with: npm run build`);
  await loadRest(join(folder, name));
  const seconds = SECONDS[name];
  // Events cross a border: what a function does to its event stays with it.
  return async (event) =>
    inTime(
      name,
      seconds,
      Promise.resolve(handler(structuredClone(event), contextFor(name, Date.now() + seconds * 1000))),
    );
};

/** Loads the bundles of a build, with the environment as it is now. */
export const loadFunctions = async (folder: string): Promise<Readonly<Record<FunctionName, Invoke>>> => {
  const loaded = await Promise.all(NAMES.map(async (name) => [name, await load(folder, name)] as const));
  return Object.fromEntries(loaded) as Record<FunctionName, Invoke>;
};
