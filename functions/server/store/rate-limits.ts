import { createHash } from 'node:crypto';
import type { Items } from './items.ts';

/** At most `most` times within each window of `minutes`. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly minutes: number;
}

/** Counts one use by `who`; null when it is within the limit, else the seconds until the next window. */
export type RateLimits = (limit: Limit, who: string) => Promise<number | null>;

export const rateLimits =
  (accounts: Items, now: () => number): RateLimits =>
  async ({ name, most, minutes }, who) => {
    const length = minutes * 60_000;
    const window = Math.floor(now() / length);
    const until = (window + 1) * length;
    const hash = createHash('sha256').update(who).digest('hex').slice(0, 32);
    const key = { pk: `RATE#${name}#${hash}`, sk: String(window) };
    const used = await accounts.count(key, 'used', Math.ceil(until / 1000));
    return used > most ? Math.ceil((until - now()) / 1000) : null;
  };
