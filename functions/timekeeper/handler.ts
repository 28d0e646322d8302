import { timed } from '../server/aws/deadline.ts';
import { invoker } from '../server/aws/invoke.ts';
import { readEnvironment } from '../server/environment.ts';
import { database } from '../server/store/database.ts';
import { dynamoDueGames } from '../server/store/due-games.ts';
import { dynamoEventStore } from '../server/store/dynamo-event-store.ts';
import { dynamoCheckpoints } from '../server/stream/checkpoints.ts';
import { type Ask, timekeeper } from './timekeeper.ts';

const environment = readEnvironment(process.env);
const db = database();
const invoke = invoker();

const NAMES: Readonly<Record<Ask['to'], string>> = {
  api: environment.API_FUNCTION,
  projector: environment.PROJECTOR_FUNCTION,
  notifier: environment.NOTIFIER_FUNCTION,
};

const keeper = timekeeper({
  dueGames: dynamoDueGames(db, environment.VIEWS_TABLE),
  heads: dynamoCheckpoints(db, environment.VIEWS_TABLE),
  events: dynamoEventStore(db, environment.EVENTS_TABLE),
  now: Date.now,
  build: environment.BUILD,
  ask: ({ to, payload }) => invoke(NAMES[to], payload),
});

/** Called by the clock with whatever a scheduled event holds. */
export const handler = timed(() => keeper.sweep());
