// The server in a process of its own, so that it can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAddress } from '../../../infra/local/address.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE = 60_000;

export interface Machine {
  readonly dataDir: string;
  /** Where it answers; another place after each start. */
  address(): string;
  /** Starts it on its folder, again if need be. */
  start(): Promise<void>;
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
  /** What it has written so far. */
  said(): string;
  clear(): void;
}

/** Looks until there is something. */
export const until = async <T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> => {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await pause(50);
  }
  throw new Error(`${what} did not come`);
};

const over = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once('exit', done));

export const machine = (more: Readonly<Record<string, string>> = {}): Machine => {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, NOTICE_DELAY: '0', SWEEP: '0.3', DEMO: 'no', ...more };
  let child: ChildProcess | null = null;
  let address = '';
  let said = '';
  return {
    dataDir,
    address: () => address,
    said: () => said,
    async start() {
      const started = spawn(process.execPath, [join(ROOT, 'commands/start.ts')], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text) => {
          said += text;
        });
      address = await until('The server', async () => {
        if (started.exitCode !== null) throw new Error(`The server stopped: ${said}`);
        const found = await readAddress(dataDir);
        return found?.pid === started.pid ? found?.address : null;
      });
    },
    async kill() {
      child?.kill('SIGKILL');
      if (child) await over(child);
    },
    async stop() {
      child?.kill('SIGTERM');
      return child ? over(child) : null;
    },
    clear() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
