import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAddress } from '../../../infra/local/address.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE = 90_000;

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface Server {
  readonly address: string;
  /** The newest mail to an address whose subject fits, once it has come. */
  mail(to: string, subject: RegExp, not?: readonly Mail[]): Promise<Mail>;
  /** Waits until the demonstration game is over, and gives its id. */
  demo(): Promise<string>;
  stop(): Promise<void>;
}

const until = async <T>(what: string, look: () => Promise<T | null>): Promise<T> => {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const found = await look();
    if (found !== null) return found;
    await pause(100);
  }
  throw new Error(`${what} did not come`);
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise((done) => child.once('exit', () => done())) : Promise.resolve();

/** The real thing in a process of its own, on a free port, with a data folder that goes when it stops. */
export const startServer = async (settings: Readonly<Record<string, string>> = {}): Promise<Server> => {
  const data = mkdtempSync(join(tmpdir(), 'postwright-'));
  const environment = { ...process.env, PORT: '0', DATA_DIR: data, NOTICE_DELAY: '0', SWEEP: '0.5', ...settings };
  const child = spawn(process.execPath, [join(ROOT, 'commands/start.ts')], { env: environment, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const { address } = await until('The server', async () => {
    if (child.exitCode !== null) throw new Error(`The server stopped: ${said}`);
    return readAddress(data);
  });
  const json = async <T>(path: string): Promise<T> => (await (await fetch(`${address}${path}`)).json()) as T;
  return {
    address,
    mail: (to, subject, not = []) =>
      until(`A mail ${subject} to ${to}`, async () => {
        const { mails } = await json<{ readonly mails: readonly Mail[] }>(`/inbox.json?to=${encodeURIComponent(to)}`);
        return mails.find((m) => subject.test(m.subject) && !not.some((n) => n.text === m.text)) ?? null;
      }),
    demo: () =>
      until('The demonstration game', async () => {
        const { demo } = await json<{ readonly demo: string | null }>('/api/games/public');
        return demo;
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
