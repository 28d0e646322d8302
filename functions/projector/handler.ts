import { TITLES } from '../../domain/games/index.ts';
import { timed } from '../server/aws/deadline.ts';
import { readEnvironment } from '../server/environment.ts';
import { cachedLogs } from '../server/game-log/logs.ts';
import { loggerOf } from '../server/log.ts';
import { database } from '../server/store/database.ts';
import { dynamoEventStore } from '../server/store/dynamo-event-store.ts';
import { dynamoViews } from '../server/store/views.ts';
import { dynamoCheckpoints } from '../server/stream/checkpoints.ts';
import { everyGame } from '../server/stream/every-game.ts';
import { projectorFunction } from './handle.ts';
import { projector } from './projector.ts';

const environment = readEnvironment(process.env);
const logger = loggerOf('projector');
const db = database();
const events = dynamoEventStore(db, environment.EVENTS_TABLE);
const heads = dynamoCheckpoints(db, environment.VIEWS_TABLE);
const views = dynamoViews(db, environment.VIEWS_TABLE);
const project = projector({
  events,
  logs: cachedLogs(events, TITLES),
  views,
  heads,
  now: Date.now,
  build: environment.BUILD,
});

export const handler = timed(
  projectorFunction({
    project: async (gameId, afresh) => {
      const done = await project(gameId, afresh);
      if (done === 'quarantined') logger.error('log cannot be read', { gameId, code: 'quarantined' });
      return done;
    },
    heads,
    events,
    everyGame: (after) => everyGame(db, environment.EVENTS_TABLE, after),
    onFailure: (gameId, error) =>
      logger.error('not projected', { gameId, code: error instanceof Error ? error.name : 'unknown' }),
  }),
);
