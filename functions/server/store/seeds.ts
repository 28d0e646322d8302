import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { type Database, isConditionFailed } from './database.ts';

const stored = lazy(() => z.object({ seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }));

/** The dice seeds of games; only the api may read them. */
export interface Seeds {
  /** The seed of a game, 32 bytes in hex, made on first use. */
  of(gameId: string): Promise<string>;
}

/** Racing calls get the same seed. A warm function remembers: seeds never change. */
export const dynamoSeeds = (db: Database, table: string): Seeds => {
  const known = new Map<string, string>();
  const read = async (pk: string): Promise<string | null> => {
    const { Item } = await db.get({ TableName: table, Key: { pk }, ConsistentRead: true });
    return Item ? stored().parse(Item).seed : null;
  };
  const make = async (pk: string): Promise<string> => {
    const seed = randomBytes(32).toString('hex');
    try {
      const Item = { pk, seed };
      await db.put({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' });
      return seed;
    } catch (error) {
      if (!isConditionFailed(error)) throw error;
      return (await read(pk)) ?? seed;
    }
  };
  return {
    of: async (gameId) => {
      const pk = `GAME#${gameId}`;
      const seed = known.get(pk) ?? (await read(pk)) ?? (await make(pk));
      if (known.size > 1000) known.clear();
      known.set(pk, seed);
      return seed;
    },
  };
};
