// What the consumers of the log know about a game: how far each has come, and when somebody must look at it again.

import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { type Database, isConditionFailed } from '../store/database.ts';
import { gameKey } from '../store/views.ts';

const head = lazy(() =>
  z.object({
    /** The seq up to which the lists are right, and up to which notices were looked at. */
    projected: z._default(z.int(), 0),
    notified: z._default(z.int(), 0),
    status: z._default(z.enum(['open', 'running', 'ended', 'cancelled']), 'open'),
    /** When the api must look at the game, in epoch milliseconds. */
    tick: z._default(z.nullable(z.number()), null),
    /** Why the log could not be read, at which seq that was, when, and by which build. */
    broken: z._default(
      z.nullable(z.object({ seq: z.int(), reason: z.string(), at: z.number(), build: z._default(z.string(), '') })),
      null,
    ),
    /** The lists that show the game. */
    lists: z._default(z.readonly(z.array(z.union([z.literal('OPEN'), z.templateLiteral(['USER#', z.string()])]))), []),
  }),
);

export type Checkpoint = Readonly<z.infer<ReturnType<typeof head>>>;

/** What somebody waits for: the api (clocks, bots) or the notifier. */
export type Due = 'TICK' | 'NOTICE';

/** The partition of the due index with all games that somebody still has to follow. */
export const LIVE = 'LIVE';

export interface Checkpoints {
  read(gameId: string): Promise<Checkpoint>;
  /** Moves the projector's cursor from where it was read; false when another projector came between. */
  advance(
    gameId: string,
    from: Checkpoint,
    to: Pick<Checkpoint, 'projected' | 'status' | 'tick' | 'lists'>,
    opened: number,
  ): Promise<boolean>;
  quarantine(gameId: string, broken: NonNullable<Checkpoint['broken']>): Promise<void>;
  /** Has a game that was kept aside read again by the next sweep. */
  release(gameId: string): Promise<void>;
  /** Moves the notifier's cursor, never back. */
  notified(gameId: string, seq: number): Promise<void>;
  /** Nobody has to follow this game any more. */
  untrack(gameId: string, seq: number): Promise<void>;
  /** Sets when something is due, or that nothing is. Ignored when somebody who knew a newer seq has said otherwise. */
  due(gameId: string, what: Due, seq: number, at: number | null): Promise<void>;
}

const unless = async (conflict: Promise<unknown>): Promise<boolean> => {
  try {
    await conflict;
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

export const dynamoCheckpoints = (db: Database, TableName: string): Checkpoints => {
  const key = (gameId: string, sk: string) => ({ TableName, Key: { pk: gameKey(gameId), sk } });
  return {
    async read(gameId) {
      const { Item = {} } = await db.get({ ...key(gameId, 'HEAD'), ConsistentRead: true });
      return head().parse(Item);
    },
    advance: (gameId, from, to, opened) =>
      unless(
        db.update({
          ...key(gameId, 'HEAD'),
          UpdateExpression:
            'SET projected = :to, #status = :status, tick = :tick, lists = :lists, duePk = :live, due = :opened REMOVE broken',
          ConditionExpression: 'projected = :from OR attribute_not_exists(projected)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':from': from.projected,
            ':to': to.projected,
            ':status': to.status,
            ':tick': to.tick,
            ':lists': to.lists,
            ':live': LIVE,
            ':opened': opened,
          },
        }),
      ),
    async quarantine(gameId, broken) {
      await db.update({
        ...key(gameId, 'HEAD'),
        // Followed from now on, if it was not: only so somebody comes back to it.
        UpdateExpression: 'SET broken = :broken, duePk = :live, due = if_not_exists(due, :at)',
        ExpressionAttributeValues: { ':broken': broken, ':live': LIVE, ':at': broken.at },
      });
    },
    async release(gameId) {
      await unless(
        db.update({
          ...key(gameId, 'HEAD'),
          UpdateExpression: 'REMOVE broken',
          ConditionExpression: 'attribute_exists(broken)',
        }),
      );
    },
    async notified(gameId, seq) {
      await unless(
        db.update({
          ...key(gameId, 'HEAD'),
          UpdateExpression: 'SET notified = :seq',
          ConditionExpression: 'notified < :seq OR attribute_not_exists(notified)',
          ExpressionAttributeValues: { ':seq': seq },
        }),
      );
    },
    async untrack(gameId, seq) {
      await unless(
        db.update({
          ...key(gameId, 'HEAD'),
          UpdateExpression: 'REMOVE duePk, due',
          ConditionExpression: 'projected = :seq AND notified = :seq',
          ExpressionAttributeValues: { ':seq': seq },
        }),
      );
    },
    async due(gameId, what, seq, at) {
      const known = {
        ConditionExpression: 'attribute_not_exists(seq) OR seq <= :seq',
        ExpressionAttributeValues: { ':seq': seq },
      };
      const Item = { ...key(gameId, what).Key, duePk: what, due: at, seq };
      await unless(at === null ? db.remove({ ...key(gameId, what), ...known }) : db.put({ TableName, Item, ...known }));
    },
  };
};
