// Bots play many games of a title; the answer is one JSON object with what came of them and what broke.

import { parseArgs } from 'node:util';
import { TITLES } from '../domain/games/index.ts';
import { BOT_LEVELS, type BotLevel } from '../domain/kernel/bot.ts';
import type { AnyTitle } from '../domain/kernel/rules.ts';
import { answerOf } from './selfplay/answer.ts';
import { planOf, type Wanted } from './selfplay/plan.ts';
import { UnknownSet } from './selfplay/set.ts';
import { playAll } from './selfplay/threads.ts';

const USAGE = `Usage: npm run -s selfplay -- <title> [--games 100] [--seed 1] [--players 2..5] [--bot quick|greedy]
                              [--set a,key=value | --set everything] [--threads N]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    bot: { type: 'string', default: 'quick' },
    set: { type: 'string', default: '' },
    threads: { type: 'string', default: '64' },
  },
});

const wanted: Wanted = {
  games: Number(values.games),
  seed: Number(values.seed),
  players: values.players === undefined ? null : Number(values.players),
  set: values.set.split(',').filter(Boolean),
};

const progress = (done: number): void => {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r${done} of ${wanted.games} games`);
};

const run = async (id: string, title: AnyTitle, level: BotLevel): Promise<void> => {
  // A name that cannot be set is found out before any thread begins.
  planOf(title, wanted);
  const began = performance.now();
  const games = await playAll(id, level, wanted, Number(values.threads), progress);
  const answer = answerOf(id, title, level, games, (performance.now() - began) / 1000);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  if (answer.violations.count > 0) process.exitCode = 1;
};

const [id = ''] = positionals;
const title = await TITLES[id]?.();
const level = BOT_LEVELS.find((one) => one === values.bot) ?? 'quick';
try {
  if (!title) throw new UnknownSet(id, Object.keys(TITLES));
  await run(id, title, level);
} catch (error) {
  if (!(error instanceof UnknownSet)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
