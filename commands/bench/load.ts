// Many games at once on a server in a process of its own: turns for each second of its CPU, and how long a turn takes.
// Two clones are measured in turns in one run, so that both meet the same machine.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TITLES } from '../../domain/games/index.ts';
import type { AnyTitle } from '../../domain/kernel/rules.ts';
import type { Body } from '../../functions/contract/contract.ts';
import { readAddress } from '../../infra/local/address.ts';
import type { Browser } from '../smoke/browser.ts';
import { type Playing, playing } from '../smoke/play.ts';
import { patiently } from '../smoke/post.ts';
import { signedIn } from './idle.ts';

const ROUNDS = 3;
const SECONDS = 15;
/** A host may open only so many in an hour. */
const GAMES_OF_A_PAIR = 50;
/** Of a second, as Linux counts a process's time. */
const TICKS = 100;

interface Load {
  readonly turns: number;
  readonly cpuSeconds: number;
  readonly milliseconds: readonly number[];
}

const cpuSeconds = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

const nonce = '0123456789abcdef0123456789abcdef';

/** A running game of two, as each of them sees it. */
const pairUp = async (title: AnyTitle, one: Browser, other: Browser, n: number): Promise<readonly Playing[]> => {
  const body: Body<'createGame'> = {
    ...{ title: 'kingdom-builder', name: `Load ${n}`, options: {}, visibility: 'private' },
    ...{ seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'none' }, nonce, commandId: `load-${n}-open` },
  };
  const { id } = await one.call('createGame', { body });
  const { joinCode } = await one.call('game', { params: { id, viewer: 0 } });
  await other.call('takeSeat', { params: { code: joinCode ?? '' }, body: { nonce, commandId: `load-${n}-sit` } });
  return [one, other].map((browser, seat) => playing(title, id, { name: `${seat}`, browser, seat }));
};

const playUntil = async (players: readonly Playing[], until: number, milliseconds: number[]): Promise<void> => {
  while (Date.now() < until)
    for (const player of players) {
      await player.look();
      if (player.game().table.status === 'ended') return;
      if (!player.awaited()) continue;
      const from = performance.now();
      await player.turn();
      milliseconds.push(performance.now() - from);
    }
};

const measure = async (address: string, pid: number, games: number): Promise<Load> => {
  const title = await TITLES['kingdom-builder']?.();
  if (!title) throw new Error('there is no such title');
  const tables: (readonly Playing[])[] = [];
  for (let n = 0; n < games; n += GAMES_OF_A_PAIR) {
    const [one, other] = [
      await signedIn(address, `one${n}@load.example`),
      await signedIn(address, `other${n}@load.example`),
    ];
    for (let i = n; i < Math.min(games, n + GAMES_OF_A_PAIR); i += 1) tables.push(await pairUp(title, one, other, i));
  }
  const [before, milliseconds]: [number, number[]] = [await cpuSeconds(pid), []];
  const until = Date.now() + SECONDS * 1000;
  await Promise.all(tables.map((players) => playUntil(players, until, milliseconds)));
  return { turns: milliseconds.length, cpuSeconds: (await cpuSeconds(pid)) - before, milliseconds };
};

const stopped = (child: ChildProcess): Promise<unknown> =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGKILL');
  });

/** One run on a fresh server of this clone. */
const run = async (clone: string, games: number): Promise<Load> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postwright-load-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, DEMO: 'no' };
  const child = spawn(process.execPath, [join(clone, 'commands/start.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const { address, pid } = await patiently(`The server of ${clone}`, 120, () => readAddress(dataDir));
    return await measure(address, pid, games);
  } finally {
    await stopped(child);
    await rm(dataDir, { recursive: true, force: true });
  }
};

const summed = (loads: readonly Load[]) => {
  const sum = (of: (load: Load) => number): number => loads.reduce((total, load) => total + of(load), 0);
  const milliseconds = loads.flatMap((load) => load.milliseconds).toSorted((a, b) => a - b);
  const p95 = milliseconds[Math.floor(milliseconds.length * 0.95)] ?? 0;
  return { perCpuSecond: sum(({ turns }) => turns) / sum((load) => load.cpuSeconds), p95, turns: milliseconds.length };
};

/** Prints the load of this clone, and how it stands to another's. */
export const printLoad = async (clone: string, against: string | undefined, games: number): Promise<void> => {
  const [own, others]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (against) others.push(await run(against, games));
    own.push(await run(clone, games));
  }
  const line = (name: string, { perCpuSecond, p95, turns }: ReturnType<typeof summed>): void =>
    console.log(
      `  ${name}: ${perCpuSecond.toFixed(1)} turns a second of CPU, p95 ${p95.toFixed(0)} ms, ${turns} turns`,
    );
  console.log(`${games} games at once, ${ROUNDS} times ${SECONDS} s`);
  line('here', summed(own));
  if (!against) return;
  line(against, summed(others));
  const ratio = summed(own).perCpuSecond / summed(others).perCpuSecond;
  console.log(`  here, of that: ${ratio.toFixed(2)}, at least 0.90${ratio < 0.9 ? '  TOO LITTLE' : ''}`);
  if (ratio < 0.9) process.exitCode = 1;
};
