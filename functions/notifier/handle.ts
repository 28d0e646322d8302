import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod';
import { streamRecords, workByGame } from '../projector/batch.ts';
import { DEAD_AFTER } from './claims.ts';
import type { Notify } from './notifier.ts';

const request = z.union([
  z.object({ Records: streamRecords }),
  z.strictObject({ command: z.literal('notify'), gameIds: z.array(z.string()) }),
  z.strictObject({ command: z.literal('catch-up') }),
]);

export interface NotifierFunction {
  readonly notify: Notify;
  readonly everyGame: () => AsyncIterable<string>;
  readonly onFailure: (gameId: string, error: unknown) => void;
}

type Answer = DynamoDBBatchResponse | { readonly failed: readonly string[] };

/**
 * The notifier as a function. Takes stream records, `{"command":"notify","gameIds":[…]}` and `{"command":"catch-up"}`: all
 * games, every claim without an outcome being a dead sender's. Only a machine that has just started may say the last.
 */
export const notifierFunction = ({ notify, everyGame, onFailure }: NotifierFunction) => {
  const all = async (games: Iterable<string> | AsyncIterable<string>, deadAfter: number): Promise<Answer> => {
    const failed: string[] = [];
    for await (const gameId of games) {
      try {
        await notify(gameId, deadAfter);
      } catch (error) {
        failed.push(gameId);
        onFailure(gameId, error);
      }
    }
    return { failed };
  };

  return async (event: unknown): Promise<Answer> => {
    const asked = request.parse(event);
    if ('Records' in asked) return workByGame(asked.Records, (gameId) => notify(gameId, DEAD_AFTER), onFailure);
    return asked.command === 'notify' ? all(asked.gameIds, DEAD_AFTER) : all(everyGame(), 0);
  };
};
