// Everything that cannot be made again, out of an installation and into another.

import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { TABLES, type TableSpec } from '../../functions/store/tables.ts';
import type { Contents } from './archive.ts';

type Item = Record<string, AttributeValue>;

/** An installation's tables, wherever they are. */
export interface Installation {
  readonly db: DynamoDBClient;
  /** The table's name there, by its purpose. */
  readonly tableName: (purpose: TableSpec['name']) => string;
}

/** Views are rebuilt from the log; mail records go along so that nobody gets a notice a second time. */
const TAKEN = TABLES.filter(({ name }) => name !== 'Views');

/** A log or a seed is never written over: two courses of one game must not mix. */
const UNTOUCHABLE: readonly TableSpec['name'][] = ['Events', 'Seeds'];

/** The same item in the same letters, whatever order an engine gives names in. */
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

const keyOf = (item: Item, { sort }: TableSpec): string => {
  const { pk, [sort?.name ?? '']: sk } = item;
  return `${pk?.S ?? ''} ${sk?.N?.padStart(20, '0') ?? sk?.S ?? ''}`;
};

const everything = async ({ db, tableName }: Installation, spec: TableSpec): Promise<readonly Item[]> => {
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
    .map(([, i]) => i);
};

/** Each log up to its first gap: games go on while they are read, and a scan may see a later commit without an earlier one. */
const withoutGaps = (commits: readonly Item[]): readonly Item[] => {
  const next = new Map<string, number>();
  return commits.filter(({ pk, seq }) => {
    const game = pk?.S ?? '';
    const expected = next.get(game) ?? 1;
    if (Number(seq?.N) !== expected) return false;
    next.set(game, expected + 1);
    return true;
  });
};

/** All that a backup keeps, in the order of keys. */
export const readAll = async (from: Installation): Promise<Contents['tables']> => {
  const read: [string, Item[]][] = [];
  for (const spec of TAKEN) {
    const items = await everything(from, spec);
    read.push([spec.name, [...(spec.name === 'Events' ? withoutGaps(items) : items)]]);
  }
  return Object.fromEntries(read);
};

const present = async ({ db, tableName }: Installation, spec: TableSpec, item: Item): Promise<Item | null> => {
  const names = ['pk', spec.sort?.name];
  const Key = Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
  const { Item } = await db.send(new GetItemCommand({ TableName: tableName(spec.name), Key, ConsistentRead: true }));
  return Item ? sorted(Item) : null;
};

/** Games of the backup that went on differently in the installation; nothing of the backup may be written then. */
export const conflicts = async (into: Installation, tables: Contents['tables']): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const spec of TAKEN.filter(({ name }) => UNTOUCHABLE.includes(name)))
    for (const item of itemsOf(tables, spec)) {
      const there = await present(into, spec, item);
      if (there && JSON.stringify(there) !== JSON.stringify(item)) found.add(item.pk?.S?.replace('GAME#', '') ?? '');
    }
  return [...found];
};

const itemsOf = (tables: Contents['tables'], { name }: TableSpec): readonly Item[] => tables[name] ?? [];

/** Writes the backup. Logs and seeds are only added; people, keys and mail records become those of the backup. */
export const writeAll = async (
  into: Installation,
  tables: Contents['tables'],
  progress: (table: string, done: number, of: number) => void,
): Promise<void> => {
  for (const spec of TAKEN) {
    const items = itemsOf(tables, spec);
    for (const [done, item] of items.entries()) {
      await put(into, spec, item);
      progress(spec.name, done + 1, items.length);
    }
  }
};

const put = async ({ db, tableName }: Installation, spec: TableSpec, Item: Item): Promise<void> => {
  const onlyNew = UNTOUCHABLE.includes(spec.name) ? { ConditionExpression: 'attribute_not_exists(pk)' } : {};
  try {
    await db.send(new PutItemCommand({ TableName: tableName(spec.name), Item, ...onlyNew }));
  } catch (error) {
    // It is there already, and the same: `conflicts` has looked.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/** The part of an installation that came from the backup, to compare hashes. */
export const readBack = async (from: Installation, tables: Contents['tables']): Promise<Contents['tables']> => {
  const all = await readAll(from);
  return Object.fromEntries(
    TAKEN.map((spec) => {
      const wanted = new Set(itemsOf(tables, spec).map((item) => keyOf(item, spec)));
      return [spec.name, (all[spec.name] ?? []).filter((item) => wanted.has(keyOf(item, spec)))];
    }),
  );
};
