// Bots play many games of a title; the answer is one JSON object with what came of them and what broke.

import { parseArgs } from 'node:util';
import { TITLES } from '../domain/games/index.ts';
import { titleBy } from '../functions/server/game-log/titles.ts';
import { answerOf } from './selfplay/answer.ts';
import { CROWDED } from './selfplay/crowded.ts';
import type { Manner } from './selfplay/manner.ts';
import { opponentsOf } from './selfplay/opponents.ts';
import { planOf, type Wanted } from './selfplay/plan.ts';
import { PLAYERS } from './selfplay/player.ts';
import { UnknownSet } from './selfplay/set.ts';
import { playAll } from './selfplay/threads.ts';

const USAGE = `Usage: npm run -s selfplay -- <title> [--games 100] [--seed 1] [--players 2..5] [--bot quick|greedy|random]
                              [--set a,key=value | --set everything] [--leave 0.02] [--crowded]
                              [--against hoarder] [--threads N]`;

/** What was asked for cannot be done, in words. */
class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}

const options = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string' },
  bot: { type: 'string', default: 'quick' },
  set: { type: 'string', default: '' },
  leave: { type: 'string', default: '0' },
  crowded: { type: 'boolean', default: false },
  against: { type: 'string' },
  threads: { type: 'string', default: '64' },
} as const;

const whole = (name: string, given: string, least: number, most = Number.MAX_SAFE_INTEGER): number => {
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Misunderstood(
    `--${name} is a whole number from ${least}${most < 2 ** 32 ? ` to ${most}` : ''}, not ${given}`,
  );
};

const chance = (name: string, given: string): number => {
  const number = Number(given);
  if (given.trim() !== '' && number >= 0 && number <= 1) return number;
  throw new Misunderstood(`--${name} is a chance from 0 to 1, not ${given}`);
};

const oneNamed = <T extends string>(given: string, all: readonly T[]): T => {
  const named = all.find((one) => one === given);
  if (named === undefined) throw new UnknownSet(given, all);
  return named;
};

interface Asked {
  readonly bot: string;
  readonly leave: string;
  readonly crowded: boolean;
  readonly against?: string | undefined;
}

const mannerOf = (title: string, { bot, leave, crowded, against }: Asked): Manner => {
  if (crowded && !CROWDED.includes(title)) throw new Misunderstood(`--crowded is for ${CROWDED.join(', ')}`);
  const opponents = opponentsOf(title);
  if (against !== undefined && opponents.length === 0) throw new Misunderstood(`--against is not for ${title}`);
  return {
    bot: oneNamed(bot, PLAYERS),
    against: against === undefined ? null : oneNamed(against, opponents),
    leave: chance('leave', leave),
    crowded,
  };
};

const progress = (of: number) => (done: number) => {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r${done} of ${of} games`);
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [id = ''] = positionals;
  const title = await titleBy(TITLES, id);
  if (!title) throw new UnknownSet(id, Object.keys(TITLES));
  const manner = mannerOf(id, values);
  const { min, max } = title.rules.seats;
  const wanted: Wanted = {
    games: whole('games', values.games, 1),
    seed: whole('seed', values.seed, 0),
    players: values.players === undefined ? null : whole('players', values.players, min, max),
    set: values.set.split(',').filter(Boolean),
  };
  // A name that cannot be set is found out before any thread begins.
  planOf(title, wanted);
  const began = performance.now();
  const games = await playAll(id, manner, wanted, whole('threads', values.threads, 1), progress(wanted.games));
  const answer = answerOf(id, title, manner, games, (performance.now() - began) / 1000);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  if (answer.violations.count > 0) process.exitCode = 1;
};

const misunderstood = (error: unknown): error is Error =>
  error instanceof UnknownSet ||
  error instanceof Misunderstood ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  await run();
} catch (error) {
  if (!misunderstood(error)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
