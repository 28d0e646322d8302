// Bots play many games of a title; the answer is one JSON object with what came of them and what broke.

import { parseArgs } from 'node:util';
import { TITLES } from '../domain/games/index.ts';
import { BOT_LEVELS } from '../domain/kernel/bot.ts';
import type { AnyTitle } from '../domain/kernel/rules.ts';
import { type Outcome, playGame } from './selfplay/one-game.ts';
import { optionsOf, playableOf, UnknownSet } from './selfplay/set.ts';
import { figuresOf, mean, tableOf } from './selfplay/spread.ts';
import { occurred, Tally } from './selfplay/tally.ts';

const USAGE =
  'Usage: npm run -s selfplay -- <title> [--games 100] [--seed 1] [--players 2..5] [--bot quick|greedy] [--set a,key=value]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    bot: { type: 'string', default: 'quick' },
    set: { type: 'string', default: '' },
  },
});

const MOST_SHOWN = 20;

const run = (id: string, title: AnyTitle): void => {
  const level = BOT_LEVELS.find((one) => one === values.bot) ?? 'quick';
  const { min, max } = title.rules.seats;
  const options = playableOf(title.rules, min, optionsOf(title.rules.options, values.set.split(',').filter(Boolean)));
  const tally = new Tally();
  const violations: string[] = [];
  const totals: number[] = [];
  const winners: number[] = [];
  const byPlayers = new Map<number, Outcome[]>();
  let sendings = 0;
  let events = 0;
  const began = performance.now();
  const games = Number(values.games);
  for (let game = 0; game < games; game += 1) {
    const seats = values.players ? Number(values.players) : min + (game % (max - min + 1));
    const seed = Number(values.seed) + game;
    const outcome = playGame(title, options, seats, seed, level);
    tally.add(outcome.events);
    violations.push(...outcome.violations.map((violation) => `seed ${seed}, ${seats} seats: ${violation}`));
    totals.push(...outcome.scores.map((score) => score.total));
    winners.push(Math.max(...outcome.scores.map((score) => score.total)));
    byPlayers.set(seats, [...(byPlayers.get(seats) ?? []), { ...outcome, events: [] }]);
    sendings += outcome.sendings;
    events += outcome.events.length;
    if (process.stderr.isTTY && game % 20 === 0) process.stderr.write(`\r${game} of ${games} games`);
  }
  const seconds = (performance.now() - began) / 1000;
  const { counts, never, neverUsed } = occurred(tally, title.words);
  const answer = {
    title: id,
    bot: level,
    games,
    sendings,
    events,
    scores: { mean: mean(totals), meanOfWinners: mean(winners), least: Math.min(...totals), most: Math.max(...totals) },
    players: Object.fromEntries([...byPlayers].map(([seats, outcomes]) => [seats, tableOf(outcomes, seats)])),
    figures: figuresOf([...byPlayers.values()].flat()),
    violations: { count: violations.length, first: violations.slice(0, MOST_SHOWN) },
    seconds: Math.round(seconds * 10) / 10,
    gamesPerSecond: Math.round((games / seconds) * 10) / 10,
    eventsPerSecond: Math.round(events / seconds),
    never,
    neverUsed,
    counts,
  };
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  if (violations.length > 0) process.exitCode = 1;
};

const [id = ''] = positionals;
const title = TITLES[id];
try {
  if (!title) throw new UnknownSet(id, Object.keys(TITLES));
  run(id, title);
} catch (error) {
  if (!(error instanceof UnknownSet)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
