// The few things that are done with items of a table keyed by `pk` and `sk`. Reads are consistent. Items past their
// `ttl` are not there, whether or not the database has got round to deleting them.

import type * as z from 'zod/mini';
import { type Database, isConditionFailed } from './database.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What DynamoDB takes in one batch. */
const MOST_KEYS = 100;

type Attributes = Readonly<Record<string, unknown>>;

export interface Items {
  read<T extends z.ZodMiniType>(key: Key, shape: T): Promise<z.infer<T> | null>;
  /** All that are there of these different keys, in no order. */
  readMany<T extends z.ZodMiniType>(keys: readonly Key[], shape: T): Promise<readonly z.infer<T>[]>;
  /** All items of a partition whose sort key begins so, in its order; `newest` gives that many of the end. */
  list<T extends z.ZodMiniType>(pk: string, prefix: string, shape: T, newest?: number): Promise<readonly z.infer<T>[]>;
  put(key: Key, attributes: Attributes): Promise<void>;
  /** Puts unless something is there; says whether it did. */
  add(key: Key, attributes: Attributes): Promise<boolean>;
  /** Sets attributes of an item that is there and, if wanted, has none called `unless` yet; says whether it did. */
  change(key: Key, attributes: Attributes, unless?: string): Promise<boolean>;
  /** Adds one to a number, made on first use, and gives it back. */
  count(key: Key, attribute: string, ttl: number): Promise<number>;
  remove(key: Key): Promise<void>;
}

const unlessRefused = async (sent: Promise<unknown>): Promise<boolean> => {
  try {
    await sent;
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

const setting = (attributes: Attributes) => {
  const names = Object.keys(attributes);
  return {
    UpdateExpression: `SET ${names.map((_, i) => `#n${i} = :v${i}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#n${i}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name, i) => [`:v${i}`, attributes[name]])),
  };
};

/** `now` gives epoch milliseconds. */
export const items = (db: Database, TableName: string, now: () => number): Items => {
  const alive = (item: Attributes | undefined): item is Attributes =>
    item !== undefined && !(typeof item.ttl === 'number' && item.ttl * 1000 <= now());

  const query = async (pk: string, prefix: string, newest?: number): Promise<Attributes[]> => {
    const found: Attributes[] = [];
    let from: Attributes | undefined;
    do {
      const page = await db.query({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        ConsistentRead: true,
        ScanIndexForward: newest === undefined,
        ...(newest !== undefined && { Limit: newest }),
        ...(from && { ExclusiveStartKey: from }),
      });
      found.push(...(page.Items ?? []));
      from = newest === undefined ? page.LastEvaluatedKey : undefined;
    } while (from);
    return newest === undefined ? found : found.toReversed();
  };

  return {
    read: async (Key, shape) => {
      const { Item } = await db.get({ TableName, Key, ConsistentRead: true });
      return alive(Item) ? shape.parse(Item) : null;
    },
    readMany: async (keys, shape) => {
      const found: Attributes[] = [];
      for (let at = 0; at < keys.length; at += MOST_KEYS) {
        const some = keys.slice(at, at + MOST_KEYS).map((key) => ({ ...key }));
        found.push(...(await db.getMany(TableName, some)));
      }
      return found.filter(alive).map((item) => shape.parse(item));
    },
    list: async (pk, prefix, shape, newest) =>
      (await query(pk, prefix, newest)).filter(alive).map((item) => shape.parse(item)),
    put: async (key, attributes) => {
      await db.put({ TableName, Item: { ...attributes, ...key } });
    },
    add: (key, attributes) =>
      unlessRefused(
        db.put({
          TableName,
          Item: { ...attributes, ...key },
          ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': Math.floor(now() / 1000) },
        }),
      ),
    change: (Key, attributes, unless) => {
      const set = setting(attributes);
      const update = db.update({
        TableName,
        Key,
        ...set,
        ConditionExpression: `attribute_exists(pk)${unless === undefined ? '' : ' AND attribute_not_exists(#unless)'}`,
        ExpressionAttributeNames: { ...set.ExpressionAttributeNames, ...(unless && { '#unless': unless }) },
      });
      return unlessRefused(update);
    },
    count: async (Key, attribute, ttl) => {
      const { Attributes } = await db.update({
        TableName,
        Key,
        UpdateExpression: 'ADD #count :one SET #ttl = if_not_exists(#ttl, :ttl)',
        ExpressionAttributeNames: { '#count': attribute, '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':ttl': ttl },
        ReturnValues: 'UPDATED_NEW',
      });
      return Number(Attributes?.[attribute]);
    },
    remove: async (Key) => {
      await db.remove({ TableName, Key });
    },
  };
};
