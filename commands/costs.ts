// npm run costs: plays a whole game by mail on a machine of its own, counts what it does, and says what that costs in
// the cloud at 10, 1,000 and 100,000 turns a day.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Monthly, monthly, type Work } from '../functions/api/admin/costs.ts';
import { type LocalServer, startServer } from '../infra/local/server.ts';
import { readSettings } from '../infra/local/settings.ts';
import { buildIfStale } from './build.ts';
import { type Meter, meter } from './costs/meter.ts';

const root = join(import.meta.dirname, '..');

/** A server of its own, with the meter before its database. */
const metered = async (dataDir: string): Promise<{ readonly server: LocalServer; readonly before: Meter }> => {
  let before: Meter | null = null;
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, NOTICE_DELAY: '0', SWEEP: '60' });
  const server = await startServer(settings, join(root, 'dist'), async (endpoint) => {
    before = await meter(endpoint);
    return before.endpoint;
  });
  if (!before) throw new Error('the database was started without its meter');
  return { server, before };
};

/** Plays a game and gives what one sending of it took: everything that happened divided by the commits. */
const count = async (): Promise<Work> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postwright-costs-'));
  const { server, before } = await metered(dataDir);
  const { writeUnits, readUnits } = before.counted;
  const { stdout } = await promisify(execFile)('node', [join(root, 'commands/smoke.ts'), server.loopback]);
  const commits = Number(stdout.match(/replay of (\d+) commits/)?.[1]);
  const mails = (await (await fetch(`${server.loopback}/inbox.json`)).json()) as { readonly mails: readonly unknown[] };
  await server.stop();
  before.stop();
  await rm(dataDir, { recursive: true, force: true });
  const each = (total: number): number => Math.round((total / commits) * 10) / 10;
  return {
    writeUnits: each(before.counted.writeUnits - writeUnits),
    readUnits: each(before.counted.readUnits - readUnits),
    // The turn itself, the projector, the notifier, and the picture that the mail shows.
    invocations: 4,
    mails: each(mails.mails.length),
  };
};

const usd = (amount: number): string => (amount < 10 ? amount.toFixed(2) : amount.toFixed(0));
const row = (turns: number, of: Monthly): string =>
  `| ${turns.toLocaleString('en')} | ${[of.database, of.functions, of.requests, of.mail, of.watch, of.total].map(usd).join(' | ')} |`;

await buildIfStale();
const counted = await count();
// Bots and people who answer at once need no mail; whoever plays by mail gets one a turn.
const work: Work = { ...counted, mails: Math.max(counted.mails, 1) };
console.log(
  `A commit took ${counted.writeUnits} write units, ${counted.readUnits} read units, ${counted.invocations} function runs and ${counted.mails} mails.\n`,
);
console.log('| turns a day | database | functions | requests | mail | logs | USD a month |');
console.log('|---|---|---|---|---|---|---|');
for (const turns of [0, 10, 1000, 100_000]) console.log(row(turns, monthly(turns, work)));
