import { TITLES } from '../../domain/games/index.ts';
import { timed } from '../aws/deadline.ts';
import { readEnvironment } from '../environment.ts';
import { loggerOf } from '../log.ts';
import { database } from '../store/database.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { dynamoViews } from '../store/views.ts';
import { cachedLogs } from '../turn/logs.ts';
import { everyGame } from './every-game.ts';
import { projectorFunction } from './handle.ts';
import { dynamoHeads } from './heads.ts';
import { projector } from './projector.ts';

const environment = readEnvironment(process.env);
const logger = loggerOf('projector');
const db = database();
const events = dynamoEventStore(db, environment.EVENTS_TABLE);
const heads = dynamoHeads(db, environment.VIEWS_TABLE);
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
