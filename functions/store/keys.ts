import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeyPurpose, Keys } from '../auth/tokens.ts';
import { once } from '../once.ts';
import { type Database, isConditionFailed } from './database.ts';

const stored = once(() => z.object({ secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }));

const keyOf = async (db: Database, table: string, purpose: KeyPurpose): Promise<Uint8Array> => {
  const read = async () => (await db.get({ TableName: table, Key: { pk: purpose }, ConsistentRead: true })).Item;
  const found = await read();
  if (found) return Buffer.from(stored().parse(found).secret, 'hex');
  const secret = randomBytes(32).toString('hex');
  try {
    const Item = { pk: purpose, secret };
    await db.put({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' });
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  return Buffer.from(stored().parse(await read()).secret, 'hex');
};

/** Reads the signing keys for these purposes, making each on its first use. Whoever is first wins; all get the same. */
export const readKeys = async <P extends KeyPurpose>(
  db: Database,
  table: string,
  purposes: readonly P[],
): Promise<Keys<P>> => {
  const keys = await Promise.all(purposes.map((purpose) => keyOf(db, table, purpose)));
  return Object.fromEntries(purposes.map((purpose, i) => [purpose, keys[i]])) as Record<P, Uint8Array>;
};
