// Everything that cannot be made again, out of an installation and into another.

import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { TableSpec } from '../../functions/server/store/tables.ts';
import type { Contents } from './archive.ts';
import { UNTOUCHABLE } from './clashes.ts';
import { everything, type Installation, type Item, itemsOf, keyOf, TAKEN_TABLES } from './items.ts';

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
  for (const spec of TAKEN_TABLES) {
    const items = await everything(from, spec);
    read.push([spec.name, [...(spec.name === 'Events' ? withoutGaps(items) : items)]]);
  }
  return Object.fromEntries(read);
};

const AT_ONCE = 16;

const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

// A log with a gap is no log to anybody. With the earliest commit that it lacks the whole of it is there at once, and nobody
// is mailed about a turn in the middle of a course that has long gone on.
const inWaves = (missing: readonly Item[], { name }: TableSpec): readonly (readonly Item[])[] => {
  if (name !== 'Events') return [missing];
  const earliest = new Set(missing.filter(({ pk }, i) => pk?.S !== missing[i - 1]?.pk?.S));
  return [missing.filter((item) => !earliest.has(item)), [...earliest]];
};

/**
 * Writes the backup. Logs and seeds are only added; people, keys and mail records become those of the backup. What was
 * cut off is made whole by doing it again.
 */
export const writeAll = async (
  into: Installation,
  tables: Contents['tables'],
  progress: (table: string, done: number, of: number) => void,
): Promise<void> => {
  for (const spec of TAKEN_TABLES) {
    const items = itemsOf(tables, spec);
    const there = new Set((await everything(into, spec)).map((item) => JSON.stringify(item)));
    const missing = items.filter((item) => !there.has(JSON.stringify(item)));
    let done = items.length - missing.length;
    for (const wave of inWaves(missing, spec))
      await inParallel(wave, async (item) => {
        await put(into, spec, item);
        done += 1;
        progress(spec.name, done, items.length);
      });
  }
};

const put = async ({ db, tableName }: Installation, spec: TableSpec, Item: Item): Promise<void> => {
  const onlyNew = UNTOUCHABLE.includes(spec.name) ? { ConditionExpression: 'attribute_not_exists(pk)' } : {};
  try {
    await db.send(new PutItemCommand({ TableName: tableName(spec.name), Item, ...onlyNew }));
  } catch (error) {
    // It is there already, and the same: `clashes` has looked.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/** The part of an installation that came from the backup, to compare hashes. */
export const readBack = async (from: Installation, tables: Contents['tables']): Promise<Contents['tables']> => {
  const all = await readAll(from);
  return Object.fromEntries(
    TAKEN_TABLES.map((spec) => {
      const wanted = new Set(itemsOf(tables, spec).map((item) => keyOf(item, spec)));
      return [spec.name, (all[spec.name] ?? []).filter((item) => wanted.has(keyOf(item, spec)))];
    }),
  );
};
