import { parentPort, workerData } from 'node:worker_threads';
import { TITLES } from '../../domain/games/index.ts';
import { titleBy } from '../../functions/server/game-log/titles.ts';
import { planOf } from './plan.ts';
import { playPlanned } from './played.ts';
import type { Report, Share } from './threads.ts';

const { id, manner, wanted, number, of } = workerData as Share;
const title = await titleBy(TITLES, id);
if (title) {
  const plan = planOf(title, wanted);
  for (let game = number; game < wanted.games; game += of) {
    const report: Report = { game, played: playPlanned(title, plan(game), manner) };
    parentPort?.postMessage(report);
  }
}
