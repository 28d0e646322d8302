import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { lazy } from '../server/lazy.ts';
import type { EventStore } from '../server/store/event-store.ts';
import { streamRecords, workByGame } from '../server/stream/batch.ts';
import type { Checkpoints } from '../server/stream/checkpoints.ts';
import { type Remaining, scanGames } from '../server/stream/scan-games.ts';
import type { Project } from './projector.ts';

const request = lazy(() =>
  z.union([
    z.object({ Records: streamRecords() }),
    z.strictObject({
      command: z.enum(['reproject', 'catch-up']),
      gameIds: z.optional(z.array(z.string())),
      after: z.optional(z.string()),
    }),
  ]),
);

/** What a command did; of games that cannot be read the ids are told. `next` is what to send as `after` to go on. */
export interface Rebuilt {
  readonly games: number;
  readonly quarantined: readonly string[];
  readonly failed: readonly string[];
  readonly next: string | null;
}

export interface ProjectorFunction {
  readonly project: Project;
  readonly heads: Checkpoints;
  readonly events: EventStore;
  readonly everyGame: (after?: string) => AsyncIterable<string>;
  readonly onFailure: (gameId: string, error: unknown) => void;
}

/** Walks all games with this work. */
type Go = (work: (gameId: string) => Promise<void>) => Promise<string | null>;

/**
 * The projector as a function. Takes stream records, `{"command":"reproject","gameIds":[…]}` (all games without
 * `gameIds`, as many as one run manages) and `{"command":"catch-up"}`, which does what stream records should have done.
 */
export const projectorFunction = ({ project, heads, events, everyGame, onFailure }: ProjectorFunction) => {
  const behind = async (gameId: string): Promise<boolean> => {
    const head = await heads.read(gameId);
    return head.broken !== null || head.projected < (await events.last(gameId));
  };

  const rebuild = async (afresh: boolean, gameIds: readonly string[] | undefined, go: Go): Promise<Rebuilt> => {
    const [quarantined, failed]: [string[], string[]] = [[], []];
    let games = 0;
    const work = async (gameId: string): Promise<void> => {
      try {
        const done = afresh || (await behind(gameId)) ? await project(gameId, afresh) : 'nothing';
        if (done === 'quarantined') quarantined.push(gameId);
        if (done !== 'nothing') games += 1;
      } catch (error) {
        failed.push(gameId);
        onFailure(gameId, error);
      }
    };
    for (const gameId of gameIds ?? []) await work(gameId);
    const next = gameIds ? null : await go(work);
    return { games, quarantined, failed, next };
  };

  return async (event: unknown, context: Remaining): Promise<DynamoDBBatchResponse | Rebuilt> => {
    const asked = request().parse(event);
    if ('Records' in asked) return workByGame(asked.Records, project, onFailure);
    return rebuild(asked.command === 'reproject', asked.gameIds, (work) =>
      scanGames(everyGame(asked.after), work, context),
    );
  };
};
