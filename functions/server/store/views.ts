// Lines of lists, derived from the logs and thrown away at will. Every write is conditional on the seq, so that late,
// repeated and reordered writers do no harm.

import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { type Database, isConditionFailed } from './database.ts';
import { type GameSummary, summaryShape } from './summary.ts';
import { DUE_INDEX } from './tables.ts';

/** Whose list: a player's own games, or the games that everybody may watch. */
export type ListKey = `USER#${string}` | 'OPEN';

export const gameKey = (gameId: string): string => `GAME#${gameId}`;

/** A line that may be behind its log; null while only the place in the list is known, or another build wrote it. */
export interface Line {
  readonly gameId: string;
  readonly seq: number;
  readonly summary: GameSummary | null;
  /** The game is kept aside: its log cannot be read, and is tried again from time to time. */
  readonly aside: boolean;
}

export interface Views {
  /** All lines of a list, in no order. */
  lines(list: ListKey): Promise<readonly Line[]>;
  /** Public games, newest first: no more are read than are wanted, however many there are. */
  newestPublic(most: number): Promise<readonly Line[]>;
  /** Writes a line unless a newer one is there. */
  put(list: ListKey, summary: GameSummary): Promise<void>;
  /** Takes the place in a list before the projector has seen the game. */
  reserve(list: ListKey, gameId: string): Promise<void>;
  drop(list: ListKey, gameId: string): Promise<void>;
  /** Marks a line whose log cannot be read, until it is written again. */
  setAside(list: ListKey, gameId: string): Promise<void>;
}

const item = lazy(() =>
  z.object({
    sk: z.string().check(z.startsWith('GAME#')),
    seq: z.int(),
    summary: z.optional(z.string()),
    aside: z._default(z.boolean(), false),
  }),
);

/** Called with the game whose line is not of this build's form. */
type OnOdd = (gameId: string) => void;

const toLine = (stored: unknown, onOdd: OnOdd): Line => {
  const { sk, seq, summary, aside } = item().parse(stored);
  const gameId = sk.slice('GAME#'.length);
  if (summary === undefined) return { gameId, seq, summary: null, aside };
  const read = summaryShape().safeParse(JSON.parse(summary));
  if (!read.success) onOdd(gameId);
  return { gameId, seq, summary: read.data ?? null, aside };
};

const unlessNewer = async (db: Database, TableName: string, Item: Record<string, unknown>) => {
  try {
    await db.put({
      TableName,
      Item,
      ConditionExpression: 'attribute_not_exists(seq) OR seq < :seq OR (seq = :seq AND attribute_exists(aside))',
      ExpressionAttributeValues: { ':seq': Item.seq },
    });
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};

/** The partition of the sparse index in which public lines stand by their time. */
const NEWEST = 'PUBLIC';

const keyOf = (item: Record<string, unknown>) => ({ pk: item.pk, sk: item.sk });

/** The newest of the index, then some that an older build wrote, which are not in it until they are written again. */
const newestPublic = async (
  db: Database,
  TableName: string,
  most: number,
): Promise<readonly Record<string, unknown>[]> => {
  const { Items: newest = [] } = await db.query({
    ...{ TableName, IndexName: DUE_INDEX, Limit: most, ScanIndexForward: false },
    KeyConditionExpression: 'duePk = :newest',
    ExpressionAttributeValues: { ':newest': NEWEST },
  });
  const found = newest.length === 0 ? [] : await db.getMany(TableName, newest.map(keyOf));
  if (newest.length >= most) return found;
  const { Items: others = [] } = await db.query({
    ...{ TableName, Limit: most, ConsistentRead: true },
    KeyConditionExpression: 'pk = :open',
    ExpressionAttributeValues: { ':open': 'OPEN' },
  });
  return [...found, ...others.filter(({ duePk }) => duePk === undefined)];
};

export const dynamoViews = (db: Database, table: string, onOdd: OnOdd = () => undefined): Views => ({
  lines: async (list) => {
    const lines: Line[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await db.query({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :game)',
        ExpressionAttributeValues: { ':pk': list, ':game': 'GAME#' },
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      });
      lines.push(...(page.Items ?? []).map((stored) => toLine(stored, onOdd)));
      from = page.LastEvaluatedKey;
    } while (from);
    return lines;
  },
  newestPublic: async (most) =>
    (await newestPublic(db, table, most))
      .map((stored) => toLine(stored, onOdd))
      .toSorted((a, b) => (b.summary?.updatedAt ?? 0) - (a.summary?.updatedAt ?? 0))
      .slice(0, most),
  put: (list, summary) =>
    unlessNewer(db, table, {
      pk: list,
      sk: gameKey(summary.id),
      seq: summary.seq,
      summary: JSON.stringify(summary),
      ...(list === 'OPEN' && { duePk: NEWEST, due: summary.updatedAt }),
    }),
  reserve: (list, gameId) => unlessNewer(db, table, { pk: list, sk: gameKey(gameId), seq: 0 }),
  setAside: async (list, gameId) => {
    try {
      await db.update({
        TableName: table,
        Key: { pk: list, sk: gameKey(gameId) },
        UpdateExpression: 'SET aside = :aside',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':aside': true },
      });
    } catch (error) {
      if (!isConditionFailed(error)) throw error;
    }
  },
  drop: async (list, gameId) => {
    await db.remove({ TableName: table, Key: { pk: list, sk: gameKey(gameId) } });
  },
});
