// What became of each notice. A notice is claimed before it is sent and settled after; a claim that was never settled
// means that its sender died, and nobody knows whether the mail went out.

import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { type Database, isConditionFailed } from './database.ts';

/** How it ended: sent, refused for good, not true any more when it was to be sent, or not wanted by its addressee. */
export type Outcome = 'sent' | 'failed' | 'stale' | 'unwanted';

const claim = lazy(() =>
  z.object({
    state: z.enum(['claimed', 'later', 'sent', 'failed', 'stale', 'unwanted']),
    /** When it was claimed, or may be tried again (`later`), in epoch milliseconds. */
    at: z.number(),
    /** Claims so far that were not given back. */
    tries: z.int(),
    /** How often it was given back because the service took no mail. */
    waits: z._default(z.int(), 0),
    /** Whether it need not wait for its time once some other mail goes out. */
    wakes: z._default(z.boolean(), false),
  }),
);
export type Claim = Readonly<z.infer<ReturnType<typeof claim>>>;

/** A claim this old without an outcome is that of a dead sender. */
export const DEAD_AFTER = 180_000;
/** Nothing waits longer than this; a time beyond it was told by a clock that ran ahead. */
export const FARTHEST = 2 * 3_600_000;
/** A mail that kills its sender must not do so for ever. */
const MOST_TRIES = 4;
const KEPT_SECONDS = 180 * 24 * 3600;

export interface Claims {
  /** What is known of a notice; null if nobody has claimed it. */
  read(noticeId: string): Promise<Claim | null>;
  /** Takes a notice that is free, given back, or claimed by a sender that died: long ago, or before `born`. */
  take(noticeId: string, now: number, born: number, woken?: boolean): Promise<boolean>;
  settle(noticeId: string, outcome: Outcome, now: number, detail: string): Promise<void>;
  /** Gives a notice back that was surely not sent, to be tried again at `retryAt`. */
  giveBack(noticeId: string, retryAt: number, wakes: boolean): Promise<void>;
}

/** When a notice can be taken: never (null), or from this time on. */
export const freeAt = (known: Claim | null, born: number, now: number): number | null => {
  if (!known) return 0;
  const waits = known.state === 'later' || known.state === 'claimed';
  if (waits && known.at > now + FARTHEST) return 0;
  if (known.state === 'later') return known.at;
  if (known.state === 'claimed') return known.at < born ? 0 : known.at + DEAD_AFTER + 1;
  return null;
};

/** Whether a dead sender's notice has been tried as often as it will be. */
export const isExhausted = (known: Claim | null): boolean => known?.state === 'claimed' && known.tries >= MOST_TRIES;

export const dynamoClaims = (db: Database, TableName: string): Claims => {
  const key = (noticeId: string) => ({ TableName, Key: { pk: `NOTICE#${noticeId}` } });
  const names = { '#state': 'state', '#at': 'at', '#ttl': 'ttl' };
  return {
    async read(noticeId) {
      const { Item } = await db.get({ ...key(noticeId), ConsistentRead: true });
      return Item ? claim().parse(Item) : null;
    },
    async take(noticeId, now, born, woken = false) {
      try {
        await db.update({
          ...key(noticeId),
          UpdateExpression:
            'SET #state = :claimed, #at = :now, tries = if_not_exists(tries, :none) + :one, #ttl = :ttl',
          ConditionExpression:
            'attribute_not_exists(pk) OR (#state = :claimed AND (#at < :dead OR #at > :far)) OR (#state = :later AND (#at <= :now OR #at > :far OR (wakes = :woken AND :woken = :true)))',
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: {
            ':claimed': 'claimed',
            ':later': 'later',
            ':now': now,
            ':dead': Math.max(now - DEAD_AFTER, born),
            ':far': now + FARTHEST,
            ':woken': woken,
            ':true': true,
            ':none': 0,
            ':one': 1,
            ':ttl': Math.floor(now / 1000) + KEPT_SECONDS,
          },
        });
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },
    async settle(noticeId, outcome, now, detail) {
      await db.update({
        ...key(noticeId),
        UpdateExpression: 'SET #state = :outcome, #at = :now, detail = :detail',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':outcome': outcome, ':now': now, ':detail': detail },
      });
    },
    async giveBack(noticeId, retryAt, wakes) {
      await db.update({
        ...key(noticeId),
        UpdateExpression: 'SET #state = :later, #at = :at, tries = :none, wakes = :wakes ADD waits :one',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':later': 'later', ':at': retryAt, ':none': 0, ':one': 1, ':wakes': wakes },
      });
    },
  };
};
