import { type Due, LIVE } from '../stream/checkpoints.ts';
import type { Database } from './database.ts';
import { DUE_INDEX } from './tables.ts';

/** Games by what they wait for. The index follows its table a little later; a sweep is followed by another. */
export interface DueGames {
  /** Games for which something is due by now, the longest overdue first; at most `most`. */
  due(what: Due, now: number, most: number): Promise<readonly string[]>;
  /** Games that wait for a moment after this one, the soonest first; at most `most`. */
  waitingAfter(what: Due, after: number, most: number): Promise<readonly string[]>;
  /** All games that somebody still has to follow, in the order in which they were opened. */
  live(): Promise<readonly string[]>;
}

const gameOf = (item: Record<string, unknown>): string => String(item.pk).slice('GAME#'.length);

export const dynamoDueGames = (db: Database, viewsTable: string): DueGames => {
  const query = { TableName: viewsTable, IndexName: DUE_INDEX };
  return {
    async due(what, now, most) {
      const { Items = [] } = await db.query({
        ...query,
        KeyConditionExpression: 'duePk = :what AND due <= :now',
        ExpressionAttributeValues: { ':what': what, ':now': now },
        Limit: most,
      });
      return Items.map(gameOf);
    },
    async waitingAfter(what, after, most) {
      const { Items = [] } = await db.query({
        ...query,
        KeyConditionExpression: 'duePk = :what AND due > :after',
        ExpressionAttributeValues: { ':what': what, ':after': after },
        Limit: most,
      });
      return Items.map(gameOf);
    },
    async live() {
      const games: string[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const page = await db.query({
          ...query,
          KeyConditionExpression: 'duePk = :live',
          ExpressionAttributeValues: { ':live': LIVE },
          ...(from && { ExclusiveStartKey: from }),
        });
        games.push(...(page.Items ?? []).map(gameOf));
        from = page.LastEvaluatedKey;
      } while (from);
      return games;
    },
  };
};
