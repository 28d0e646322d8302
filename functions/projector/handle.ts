import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod';
import type { EventStore } from '../store/event-store.ts';
import { streamRecords, workByGame } from './batch.ts';
import type { Heads } from './heads.ts';
import type { Project } from './projector.ts';

const request = z.union([
  z.object({ Records: streamRecords }),
  z.strictObject({ command: z.literal('reproject'), gameIds: z.array(z.string()).optional() }),
  z.strictObject({ command: z.literal('catch-up'), gameIds: z.array(z.string()).optional() }),
]);

/** What a command did; of games that cannot be read the ids are told. */
export interface Rebuilt {
  readonly games: number;
  readonly quarantined: readonly string[];
  readonly failed: readonly string[];
}

export interface ProjectorFunction {
  readonly project: Project;
  readonly heads: Heads;
  readonly events: EventStore;
  readonly everyGame: () => AsyncIterable<string>;
  readonly onFailure: (gameId: string, error: unknown) => void;
}

type Games = Iterable<string> | AsyncIterable<string>;

/**
 * The projector as a function. Takes stream records, `{"command":"reproject","gameIds":[…]}` (all games without
 * `gameIds`) and `{"command":"catch-up"}`, which does what stream records should have done, for some or for all.
 */
export const projectorFunction = ({ project, heads, events, everyGame, onFailure }: ProjectorFunction) => {
  const all = async (games: Games, afresh: boolean): Promise<Rebuilt> => {
    const [quarantined, failed]: [string[], string[]] = [[], []];
    let count = 0;
    for await (const gameId of games) {
      try {
        const done = await project(gameId, afresh);
        if (done === 'quarantined') quarantined.push(gameId);
        if (done !== 'nothing') count += 1;
      } catch (error) {
        failed.push(gameId);
        onFailure(gameId, error);
      }
    }
    return { games: count, quarantined, failed };
  };

  async function* behind(games: Games): AsyncGenerator<string> {
    for await (const gameId of games)
      if ((await heads.read(gameId)).projected < (await events.last(gameId))) yield gameId;
  }

  return async (event: unknown): Promise<DynamoDBBatchResponse | Rebuilt> => {
    const asked = request.parse(event);
    if ('Records' in asked) return workByGame(asked.Records, project, onFailure);
    if (asked.command === 'catch-up') return all(behind(asked.gameIds ?? everyGame()), false);
    return all(asked.gameIds ?? everyGame(), true);
  };
};
