// What a kill can leave half done inside the database engine: it writes an item and its index entries one after another,
// and a new table twice. Mended before the engine opens the folder.

import type { ClassicLevel } from 'classic-level';
import dynalite from 'dynalite/db/index.js';

type Json = Readonly<Record<string, unknown>>;
type Level = ClassicLevel<string, Json>;

interface Table extends Json {
  readonly TableName: string;
  readonly TableStatus: string;
  readonly GlobalSecondaryIndexes?: readonly { readonly IndexName: string }[];
}

/** All entries whose keys begin with `prefix`, which ends the key of the engine's inner table. */
const entries = (level: Level, prefix: string) => level.iterator({ gte: prefix, lt: `${prefix}\uffff` });

const text = (item: Json): string => JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const mendIndexes = async (level: Level, table: Table): Promise<number> => {
  const indexes = table.GlobalSecondaryIndexes ?? [];
  const wanted = new Map<string, Json>();
  if (indexes.length > 0)
    for await (const [, item] of entries(level, `item-${table.TableName}~`))
      for (const put of dynalite.getIndexActions(indexes, null, item, table).puts)
        wanted.set(`index-global~${table.TableName}~${put.index}~${put.key}`, put.item);
  let mended = 0;
  for (const { IndexName } of indexes)
    for await (const [key, item] of entries(level, `index-global~${table.TableName}~${IndexName}~`)) {
      const right = wanted.get(key);
      wanted.delete(key);
      if (right && text(right) === text(item)) continue;
      mended += 1;
      await (right ? level.put(key, right) : level.del(key));
    }
  for (const [key, item] of wanted) await level.put(key, item);
  return mended + wanted.size;
};

/** Mends an open database; says how much it mended. */
export const repairIndexes = async (level: Level): Promise<number> => {
  let mended = 0;
  for await (const [key, value] of entries(level, 'table~')) {
    const table = value as Table;
    if (table.TableStatus === 'ACTIVE') mended += await mendIndexes(level, table);
    else {
      await level.del(key);
      mended += 1;
    }
  }
  return mended;
};
