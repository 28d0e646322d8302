import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';

/** All that is read of a stream record: which log has grown, and how to name the record when it must come again. */
export const streamRecords = lazy(() =>
  z.array(
    z.object({
      dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }), SequenceNumber: z.string() }),
    }),
  ),
);
type StreamRecord = z.infer<ReturnType<typeof streamRecords>>[number];

const gameOf = (record: StreamRecord): string => record.dynamodb.Keys.pk.S.replace(/^GAME#/, '');

/**
 * Works on each game of a batch of stream records once, one after another. The records of a game that failed are
 * reported back, so that they alone are tried again.
 */
export const workByGame = async (
  records: readonly StreamRecord[],
  work: (gameId: string) => Promise<unknown>,
  onFailure: (gameId: string, error: unknown) => void,
): Promise<DynamoDBBatchResponse> => {
  const failed = new Set<string>();
  for (const gameId of new Set(records.map(gameOf))) {
    try {
      await work(gameId);
    } catch (error) {
      failed.add(gameId);
      onFailure(gameId, error);
    }
  }
  const again = records.filter((record) => failed.has(gameOf(record)));
  return { batchItemFailures: again.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })) };
};
