// Games are shared out to threads. Each has its own seed, and all are put in order again: how many threads there are
// changes nothing in the answer.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Manner } from './manner.ts';
import type { Wanted } from './plan.ts';
import type { PlayedGame } from './played.ts';

/** What a thread is told; it plays every `of`-th game from the one with its own number. */
export interface Share {
  readonly id: string;
  readonly manner: Manner;
  readonly wanted: Wanted;
  readonly number: number;
  readonly of: number;
}

/** What a thread says after each game. */
export interface Report {
  readonly game: number;
  readonly played: PlayedGame;
}

const start = (share: Share, tell: (report: Report) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: share });
    worker.on('message', tell);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

/** Plays all games that are wanted; the outcomes in their order. `most` threads at most. */
export const playAll = async (
  id: string,
  manner: Manner,
  wanted: Wanted,
  most: number,
  tell: (done: number) => void,
): Promise<readonly PlayedGame[]> => {
  const games: PlayedGame[] = [];
  let done = 0;
  const of = Math.max(1, Math.min(most, availableParallelism(), wanted.games));
  const shares = Array.from({ length: of }, (_, number) => ({ id, manner, wanted, number, of }));
  const put = ({ game, played }: Report): void => {
    games[game] = played;
    done += 1;
    tell(done);
  };
  await Promise.all(shares.map((share) => start(share, put)));
  return games;
};
