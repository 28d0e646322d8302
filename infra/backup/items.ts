// Items of an installation's tables as a backup has them: in DynamoDB's own JSON, in the order of their keys, the same
// letters for the same item whatever engine gave it.

import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { TABLES, type TableSpec } from '../../functions/server/store/tables.ts';
import type { Contents } from './archive.ts';

export type Item = Record<string, AttributeValue>;
type TableName = TableSpec['name'];

/** An installation's tables, wherever they are. */
export interface Installation {
  readonly db: DynamoDBClient;
  /** The table's name there, by its purpose. */
  readonly tableName: (purpose: TableName) => string;
}

/**
 * What a backup takes, in the order in which it is written: whoever sees a game finds its people, its seed and the mails
 * that were sent about it. Views are rebuilt from the log.
 */
const TAKEN: readonly TableName[] = ['Keys', 'Seeds', 'Accounts', 'Mail', 'Events'];

export const TAKEN_TABLES: readonly TableSpec[] = TAKEN.flatMap((name) => TABLES.filter((spec) => spec.name === name));

const sorted = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, inside(value)]),
  );

const inside = (value: AttributeValue): AttributeValue => {
  if (value.M) return { M: sorted(value.M) };
  return value.L ? { L: value.L.map(inside) } : value;
};

/** Different for different items of a table, and in its order. */
export const keyOf = (item: Item, { sort }: TableSpec): string => {
  const { pk, [sort?.name ?? '']: sk } = item;
  return `${pk?.S ?? ''} ${sk?.N?.padStart(20, '0') ?? sk?.S ?? ''}`;
};

export const itemsOf = (tables: Contents['tables'], { name }: TableSpec): readonly Item[] => tables[name] ?? [];

/** All items of a table. */
export const everything = async ({ db, tableName }: Installation, spec: TableSpec): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await db.send(
      new ScanCommand({ TableName: tableName(spec.name), ConsistentRead: true, ExclusiveStartKey }),
    );
    items.push(...(page.Items ?? []).map(sorted));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items
    .map((item) => [keyOf(item, spec), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
};
