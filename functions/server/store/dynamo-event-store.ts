import { fromItem, logKey, toItem } from './commit-item.ts';
import { type Database, isConditionFailed } from './database.ts';
import { type EventStore, NotRead } from './event-store.ts';
import { inOrder } from './in-order.ts';

const lastSeq = async (db: Database, table: string, gameId: string): Promise<number> => {
  const { Items = [] } = await db.query({
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': logKey(gameId) },
    ProjectionExpression: 'seq',
    ScanIndexForward: false,
    Limit: 1,
    ConsistentRead: true,
  });
  return Number(Items[0]?.seq ?? 0);
};

async function* pages(db: Database, table: string, gameId: string, after: number) {
  let from: Record<string, unknown> | undefined;
  do {
    const { Items, LastEvaluatedKey } = await db.query({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND seq > :after',
      ExpressionAttributeValues: { ':pk': logKey(gameId), ':after': after },
      ConsistentRead: true,
      ...(from && { ExclusiveStartKey: from }),
    });
    if (!Items) throw new NotRead(`the page of log ${gameId} after ${after} holds no items`);
    yield Items;
    from = LastEvaluatedKey;
  } while (from);
}

const storedItems = async (...of: Parameters<typeof pages>): Promise<readonly unknown[]> => {
  const items: unknown[] = [];
  try {
    for await (const page of pages(...of)) items.push(...page);
  } catch (cause) {
    throw cause instanceof NotRead ? cause : new NotRead(`log ${of[2]} could not be read: ${String(cause)}`, { cause });
  }
  return items;
};

/** Logs in DynamoDB: one item a commit, one conditional put to append, consistent reads over as many pages as it takes. */
export const dynamoEventStore = (db: Database, table: string): EventStore => ({
  last: (gameId) => lastSeq(db, table, gameId),
  read: async (gameId, after = 0) => {
    const items = await storedItems(db, table, gameId, after);
    return inOrder(after, items.map(fromItem));
  },
  append: async (commit) => {
    const Item = { ...toItem(commit) };
    try {
      await db.put({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' });
      return 'appended';
    } catch (error) {
      if (isConditionFailed(error)) return 'conflict';
      throw error;
    }
  },
});
