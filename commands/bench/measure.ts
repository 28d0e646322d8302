import { createHash } from 'node:crypto';

/** How often something can be done in a second, tried for about `milliseconds`. */
export const perSecond = (work: () => number, milliseconds = 500): number => {
  work();
  const from = performance.now();
  let done = 0;
  while (performance.now() - from < milliseconds) done += work();
  return (done * 1000) / (performance.now() - from);
};

/** The yardstick of this machine in this run: hashes of a kilobyte in a second. Figures of two machines compare by it. */
export const yardstick = (): number => {
  const block = Buffer.alloc(1024, 7);
  return perSecond(() => {
    for (let i = 0; i < 1000; i += 1) createHash('sha256').update(block).digest();
    return 1000;
  });
};

export interface Times {
  readonly median: number;
  readonly most: number;
}

export const timesOf = (milliseconds: readonly number[]): Times => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
};
