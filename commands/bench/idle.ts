// A server at rest with live games: what it keeps in memory and what it asks of its database while nobody is there.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Body } from '../../functions/contract/contract.ts';
import { engineQueries, openIterators } from '../../infra/local/engine-iterators.ts';
import { startServer } from '../../infra/local/server.ts';
import { readSettings } from '../../infra/local/settings.ts';
import { type Browser, browser } from '../smoke/browser.ts';
import { mailsTo } from '../smoke/inbox.ts';
import { patiently } from '../smoke/post.ts';

const GAMES_OF_A_HOST = 50;
const MINUTE = 60_000;

interface Idle {
  readonly heapBefore: number;
  readonly heapAfter: number;
  readonly openIterators: number;
  readonly queriesPerSecond: number;
}

/** Bytes of the heap that somebody still holds. */
const heap = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') for (let times = 0; times < 3; times += 1) collect();
  return process.memoryUsage().heapUsed;
};

/** Somebody new, signed in by the link of a mail. */
export const signedIn = async (address: string, email: string): Promise<Browser> => {
  const host = browser(address);
  await host.call('askSignIn', { body: { email } });
  const token = await patiently('The sign-in mail', 30, async () => {
    const [mail] = await mailsTo(address, email);
    return /\/in\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? null;
  });
  await host.call('useSignIn', { params: { token } });
  return host;
};

/** Games that wait for somebody, so that the timekeeper has to follow them; a host may open only so many an hour. */
const makeGames = async (address: string, games: number): Promise<void> => {
  let host: Browser | null = null;
  for (let game = 0; game < games; game += 1) {
    if (host === null || game % GAMES_OF_A_HOST === 0) host = await signedIn(address, `host${game}@idle.example`);
    const body: Body<'createGame'> = {
      ...{ title: 'kingdom-builder', name: `Idle ${game}`, options: {}, visibility: 'private' },
      ...{ seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'none' } },
      ...{ nonce: '0123456789abcdef0123456789abcdef', commandId: `idle-${game}-open` },
    };
    await host.call('createGame', { body });
  }
};

/** Leaves a server alone for some minutes. Its first minute is for what it still has to do. */
const idle = async (dist: string, games: number, minutes: number): Promise<Idle> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postwright-idle-'));
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: dataDir, DEMO: 'no' }), dist);
  try {
    await makeGames(server.loopback, games);
    await pause(MINUTE);
    const [heapBefore, queries] = [heap(), engineQueries()];
    await pause(minutes * MINUTE);
    const queriesPerSecond = (engineQueries() - queries) / (minutes * 60);
    // A sweep may be under way at this very moment.
    const open = await patiently('A moment without a query', 10, async () => (openIterators() === 0 ? 0 : null)).catch(
      openIterators,
    );
    return { heapBefore, heapAfter: heap(), openIterators: open, queriesPerSecond };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const printIdle = async (dist: string, games: number, minutes: number): Promise<void> => {
  console.log(`${games} live games and nobody there, for ${minutes} minutes after a first one`);
  const { heapBefore, heapAfter, openIterators: open, queriesPerSecond } = await idle(dist, games, minutes);
  console.log(`  heap after collection: ${megabytes(heapBefore)} at the start, ${megabytes(heapAfter)} at the end`);
  console.log(`  open iterators of the database engine: ${open}`);
  console.log(`  queries a second: ${queriesPerSecond.toFixed(2)}`);
};
