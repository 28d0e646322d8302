import { logKey } from '../store/commit-item.ts';
import type { Database } from '../store/database.ts';

/**
 * The ids of all games that were ever opened, always in the same order; `after` leaves out those up to this one. Reads
 * the whole table: for rebuilding and for the start of a machine.
 */
export async function* everyGame(db: Database, eventsTable: string, after?: string): AsyncGenerator<string> {
  let from: Record<string, unknown> | undefined = after === undefined ? undefined : { pk: logKey(after), seq: 1 };
  do {
    const page = await db.scan({
      TableName: eventsTable,
      ProjectionExpression: 'pk',
      FilterExpression: 'seq = :first',
      ExpressionAttributeValues: { ':first': 1 },
      ConsistentRead: true,
      ...(from && { ExclusiveStartKey: from }),
    });
    for (const { pk } of page.Items ?? []) yield String(pk).slice('GAME#'.length);
    from = page.LastEvaluatedKey;
  } while (from);
}
