import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { KeyPurpose, Keys } from '../auth/tokens.ts';

const stored = z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/) });

const keyOf = async (db: DynamoDBDocumentClient, table: string, purpose: KeyPurpose): Promise<Uint8Array> => {
  const read = async () =>
    (await db.send(new GetCommand({ TableName: table, Key: { pk: purpose }, ConsistentRead: true }))).Item;
  const found = await read();
  if (found) return Buffer.from(stored.parse(found).secret, 'hex');
  const secret = randomBytes(32).toString('hex');
  try {
    const Item = { pk: purpose, secret };
    await db.send(new PutCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  return Buffer.from(stored.parse(await read()).secret, 'hex');
};

/** Reads the signing keys for these purposes, making each on its first use. Whoever is first wins; all get the same. */
export const readKeys = async <P extends KeyPurpose>(
  db: DynamoDBDocumentClient,
  table: string,
  purposes: readonly P[],
): Promise<Keys<P>> => {
  const keys = await Promise.all(purposes.map((purpose) => keyOf(db, table, purpose)));
  return Object.fromEntries(purposes.map((purpose, i) => [purpose, keys[i]])) as Record<P, Uint8Array>;
};
