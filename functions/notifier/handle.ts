import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod';
import { streamRecords, workByGame } from '../projector/batch.ts';
import type { Notify } from './notifier.ts';

const request = z.union([
  z.object({ Records: streamRecords }),
  z.strictObject({ command: z.literal('notify'), gameIds: z.array(z.string()) }),
  z.strictObject({ command: z.literal('catch-up') }),
]);

export interface NotifierFunction {
  /** When this process began, in epoch milliseconds. */
  readonly born: number;
  readonly notify: Notify;
  readonly everyGame: () => AsyncIterable<string>;
  readonly onFailure: (gameId: string, error: unknown) => void;
}

type Answer = DynamoDBBatchResponse | { readonly failed: readonly string[] };

/**
 * The notifier as a function. Takes stream records, `{"command":"notify","gameIds":[…]}` and `{"command":"catch-up"}`: all
 * games, claims from before this process being those of dead senders. Only where no other process sends may that be said.
 */
export const notifierFunction = ({ born, notify, everyGame, onFailure }: NotifierFunction) => {
  const all = async (games: Iterable<string> | AsyncIterable<string>, since?: number): Promise<Answer> => {
    const failed: string[] = [];
    for await (const gameId of games) {
      try {
        await notify(gameId, since);
      } catch (error) {
        failed.push(gameId);
        onFailure(gameId, error);
      }
    }
    return { failed };
  };

  return async (event: unknown): Promise<Answer> => {
    const asked = request.parse(event);
    if ('Records' in asked) return workByGame(asked.Records, (gameId) => notify(gameId), onFailure);
    return asked.command === 'notify' ? all(asked.gameIds) : all(everyGame(), born);
  };
};
