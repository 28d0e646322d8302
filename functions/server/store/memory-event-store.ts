import { type CommitItem, fromItem, toItem } from './commit-item.ts';
import type { EventStore } from './event-store.ts';
import { inOrder } from './in-order.ts';

/** Logs in memory, by way of the same items; for tests and the bench. */
export const memoryEventStore = (): EventStore => {
  const logs = new Map<string, CommitItem[]>();
  return {
    read: async (gameId, after = 0) =>
      inOrder(
        after,
        (logs.get(gameId) ?? []).slice(after).flatMap((item) => [fromItem(item)]),
      ),
    last: async (gameId) => logs.get(gameId)?.length ?? 0,
    append: async (commit) => {
      const item = toItem(commit);
      const log = logs.get(commit.gameId) ?? [];
      if (log[commit.seq - 1]) return 'conflict';
      log[commit.seq - 1] = item;
      logs.set(commit.gameId, log);
      return 'appended';
    },
  };
};
