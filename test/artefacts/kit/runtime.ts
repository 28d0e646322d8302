import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from '../../../commands/build.ts';

const ROOT = join(import.meta.dirname, '../../..');

export type Answer =
  | { readonly result: unknown }
  /** The name of what the handler threw. */
  | { readonly error: string }
  | { readonly timedOut: true };

export interface Runtime {
  /** One event to the built function; the first starts it. After a time-out the next one starts a new process. */
  invoke(event: unknown, milliseconds?: number): Promise<Answer>;
  /** How often it was started. */
  readonly starts: () => number;
  stop(): void;
}

interface Message {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

const heard = (child: ChildProcess, id: number): Promise<Message> =>
  new Promise((done) => {
    const listen = (message: Message): void => {
      if (message.id !== id) return;
      child.off('message', listen);
      done(message);
    };
    child.on('message', listen);
  });

/** A built function in a process with the environment that Lambda would give it. */
export const runtime = (name: string, environment: Readonly<Record<string, string>>): Runtime => {
  let child: ChildProcess | null = null;
  let starts = 0;
  let calls = 0;
  const started = async (): Promise<ChildProcess> => {
    if (child) return child;
    await buildIfStale();
    starts += 1;
    const fresh = fork(join(import.meta.dirname, 'runner.ts'), [join(ROOT, 'dist/functions', `${name}.mjs`)], {
      env: {
        PATH: process.env.PATH,
        AWS_REGION: 'local',
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = fresh;
    await heard(fresh, 0);
    return fresh;
  };
  const stop = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    starts: () => starts,
    stop,
    async invoke(event, milliseconds = 20_000) {
      const process = await started();
      calls += 1;
      const reply = heard(process, calls);
      process.send({ id: calls, event });
      const clock = Promise.withResolvers<null>();
      const timer = setTimeout(() => clock.resolve(null), milliseconds);
      const message = await Promise.race([reply, clock.promise]);
      clearTimeout(timer);
      if (message === null) {
        stop();
        return { timedOut: true };
      }
      return message.error === undefined ? { result: message.result } : { error: message.error };
    },
  };
};
