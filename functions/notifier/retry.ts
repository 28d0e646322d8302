// When a notice that was not sent is tried again, and by what.

import type { MailFailure } from '../server/mail/mail-failure.ts';
import { type Claim, DEAD_AFTER } from '../server/store/claims.ts';
import type { Notice } from './notice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** All that wait for the mail service are tried together, this often. */
const ROUND = 2 * MINUTE;

/** A time, and whether the first mail that goes out brings it forward. */
export interface Retry {
  readonly at: number;
  readonly wakes: boolean;
}

/**
 * Within four minutes, so that an outage of hours is over for everybody soon after it is over, and the older one earlier,
 * since what is due first goes first.
 */
const nextRound = (notice: Notice, now: number): number => {
  const round = (Math.floor(now / ROUND) + 2) * ROUND;
  const age = Math.min(Math.max(now - notice.at, 0), DAY);
  return round - Math.floor((age / DAY) * MINUTE);
};

const twiceAsLong = (first: number, waits: number, now: number): number =>
  now + Math.min(first * 2 ** Math.min(waits, 12), HOUR);

/** After what was surely not sent. */
export const retryLater = (notice: Notice, known: Claim | null, addressee: boolean, now: number): Retry => {
  const waits = known?.waits ?? 0;
  if (addressee) return { at: twiceAsLong(MINUTE, waits, now), wakes: false };
  return { at: waits === 0 ? now + MINUTE : nextRound(notice, now), wakes: true };
};

/**
 * After what may have gone; null for the first time, when the claim stays and is taken once more after `DEAD_AFTER`. Who
 * has got the mail has mostly played by the next time, and then it is not sent.
 */
export const retryRarely = (known: Claim | null, now: number): Retry | null => {
  if (known === null || (known.state !== 'claimed' && known.waits === 0)) return null;
  return { at: twiceAsLong(HOUR / 2, known.waits, now), wakes: known.waits === 0 };
};

/** After a failure to send, or null where there is nothing to try again. */
export const retryAfter = (
  { kind, addressee }: MailFailure,
  notice: Notice,
  known: Claim | null,
  now: number,
): Retry | 'claimed' | null => {
  if (kind === 'refused') return null;
  if (kind === 'later') return retryLater(notice, known, addressee, now);
  return retryRarely(known, now) ?? 'claimed';
};

/** When a claim is looked at again that nobody gave back. */
export const whenDead = (now: number): number => now + DEAD_AFTER;
