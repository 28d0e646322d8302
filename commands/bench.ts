// npm run -s bench [-- --json]: folding, legal moves, bots, cold starts and sizes, measured together in one run. Compare
// runs by their ratios: the yardstick says how fast the machine was.
// npm run -s bench -- --idle MINUTES [--games 100]: what a server with so many live games keeps and asks while at rest.
// npm run -s bench -- --load GAMES [--against DIR]: turns for each second of the server's CPU, and those of another clone.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allTitles } from '../domain/games/index.ts';
import { coldStarts } from './bench/cold-start.ts';
import { withFirstEvents } from './bench/first-events.ts';
import { printIdle } from './bench/idle.ts';
import { printLoad } from './bench/load.ts';
import { yardstick } from './bench/measure.ts';
import { titleFigures } from './bench/play.ts';
import { overBudget } from './build/sizes.ts';
import { buildAll } from './build.ts';

const { values } = parseArgs({
  options: {
    ...{ json: { type: 'boolean' }, idle: { type: 'string' }, games: { type: 'string', default: '100' } },
    ...{ load: { type: 'string' }, against: { type: 'string' } },
  },
});
const { sizes } = await buildAll();
if (values.idle !== undefined) {
  await printIdle(join(import.meta.dirname, '..', 'dist'), Number(values.games), Number(values.idle));
  process.exit(0);
}
if (values.load !== undefined) {
  await printLoad(join(import.meta.dirname, '..'), values.against, Number(values.load));
  process.exit();
}
const hashes = yardstick();
const titles = Object.fromEntries(Object.entries(await allTitles()).map(([id, title]) => [id, titleFigures(title)]));
const dist = join(import.meta.dirname, '..', 'dist');
const cold = await withFirstEvents(dist, (subjects, env) => coldStarts(join(dist, 'functions'), subjects, env));

const api = cold.first.api ?? Number.POSITIVE_INFINITY;
const gates = [
  { what: 'API loaded, of an empty handler', is: cold.ratio.api ?? Number.POSITIVE_INFINITY, most: 3.5 },
  { what: 'API answered, of the reference handler', is: api / (cold.first.reference ?? 0), most: 1.5 },
];
if (gates.some(({ is, most }) => is > most) || sizes.some(overBudget)) process.exitCode = 1;

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const fine = (n: number): string => n.toFixed(2);

if (values.json) console.log(JSON.stringify({ yardstick: hashes, titles, coldStart: cold, sizes }, null, 2));
else {
  console.log(`Yardstick: ${whole(hashes)} hashes of 1 kB a second`);
  for (const [id, { eventsFoldedPerSecond, legalMovesPerSecond, turn, everything }] of Object.entries(titles)) {
    console.log(`\n${id}`);
    console.log(
      `  folds ${whole(eventsFoldedPerSecond)} events/s, ${fine(eventsFoldedPerSecond / hashes)} of the yardstick`,
    );
    console.log(
      `  finds ${whole(legalMovesPerSecond)} legal moves/s, ${fine(legalMovesPerSecond / hashes)} of the yardstick`,
    );
    for (const [level, { median, most }] of Object.entries(turn))
      console.log(`  a turn of ${level}: ${fine(median)} ms, at most ${fine(most)} ms`);
    if (everything) {
      console.log(`  with everything: an event takes ${fine(everything.foldRatio)} times as long to fold as without`);
      console.log(`  with everything: the largest sending keeps ${whole(everything.largestCommit)} bytes`);
    }
  }
  console.log(`\nCold start, CPU of the whole process; an empty handler takes ${fine(cold.empty)} ms`);
  for (const [name, ratio] of Object.entries(cold.ratio)) {
    const first = cold.first[name];
    const answered = first === undefined ? '' : `, ${fine(first)} with its first answer`;
    console.log(`  ${name}: ${fine(ratio)} times that${answered}`);
  }
  for (const { what, is, most } of gates)
    console.log(`  ${what}: ${fine(is)}, at most ${fine(most)}${is > most ? '  TOO MUCH' : ''}`);
  console.log('\nSizes');
  for (const { what, minified, gz } of sizes) console.log(`  ${whole(minified)} bytes, ${whole(gz)} gz  ${what}`);
}
