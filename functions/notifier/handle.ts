import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { lazy } from '../server/lazy.ts';
import { streamRecords, workByGame } from '../server/stream/batch.ts';
import { type Remaining, scanGames } from '../server/stream/scan-games.ts';
import type { Notify } from './notifier.ts';

const request = lazy(() =>
  z.union([
    z.object({ Records: streamRecords() }),
    z.strictObject({ command: z.literal('notify'), gameIds: z.array(z.string()) }),
    z.strictObject({ command: z.literal('catch-up'), after: z.optional(z.string()) }),
  ]),
);

export interface NotifierFunction {
  /** When this process began, in epoch milliseconds. */
  readonly born: number;
  readonly notify: Notify;
  readonly everyGame: (after?: string) => AsyncIterable<string>;
  readonly onFailure: (gameId: string, error: unknown) => void;
}

/** `next` is what to send as `after` to go on. */
type Answer = DynamoDBBatchResponse | { readonly failed: readonly string[]; readonly next: string | null };

/**
 * The notifier as a function. Takes stream records, `{"command":"notify","gameIds":[…]}` and `{"command":"catch-up"}`: all
 * games, as many as one run manages, claims from before this process being those of dead senders. Only where no other process sends may that be said.
 */
export const notifierFunction = ({ born, notify, everyGame, onFailure }: NotifierFunction) => {
  const workSince =
    (failed: string[], since?: number) =>
    async (gameId: string): Promise<void> => {
      try {
        await notify(gameId, since);
      } catch (error) {
        failed.push(gameId);
        onFailure(gameId, error);
      }
    };

  return async (event: unknown, context: Remaining): Promise<Answer> => {
    const asked = request().parse(event);
    if ('Records' in asked) return workByGame(asked.Records, (gameId) => notify(gameId), onFailure);
    const failed: string[] = [];
    if (asked.command === 'catch-up')
      return { failed, next: await scanGames(everyGame(asked.after), workSince(failed, born), context) };
    for (const gameId of asked.gameIds) await workSince(failed)(gameId);
    return { failed, next: null };
  };
};
