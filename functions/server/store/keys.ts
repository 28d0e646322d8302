import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeyPurpose, Keys } from '../auth/tokens.ts';
import { lazy } from '../lazy.ts';
import { type Database, isConditionFailed } from './database.ts';

const stored = lazy(() => z.object({ secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }));

const shared = (secret: unknown): Uint8Array => Buffer.from(stored().parse(secret).secret, 'hex');

/** Makes a key unless somebody is faster, and gives the one that is there. */
const madeKey = async (db: Database, TableName: string, purpose: KeyPurpose): Promise<Uint8Array> => {
  const Item = { pk: purpose, secret: randomBytes(32).toString('hex') };
  try {
    await db.put({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  return shared((await db.get({ TableName, Key: { pk: purpose }, ConsistentRead: true })).Item);
};

/**
 * Reads the signing keys for these purposes in one request, making each on its first use. Whoever is first wins; all get
 * the same.
 */
export const readKeys = async <P extends KeyPurpose>(
  db: Database,
  table: string,
  purposes: readonly P[],
): Promise<Keys<P>> => {
  const found = new Map(
    (
      await db.getMany(
        table,
        purposes.map((pk) => ({ pk })),
      )
    ).map((item) => [item.pk, item]),
  );
  const keyOf = (purpose: P): Promise<Uint8Array> | Uint8Array =>
    found.has(purpose) ? shared(found.get(purpose)) : madeKey(db, table, purpose);
  const keys = await Promise.all(purposes.map(keyOf));
  return Object.fromEntries(purposes.map((purpose, i) => [purpose, keys[i]])) as Record<P, Uint8Array>;
};
