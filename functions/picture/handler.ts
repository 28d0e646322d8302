import { TITLES } from '../../domain/games/index.ts';
import { cameByTheEdge } from '../auth/border.ts';
import { timed } from '../aws/deadline.ts';
import { readEnvironment } from '../environment.ts';
import { keptKeys } from '../mail/kept-keys.ts';
import { database } from '../store/database.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { cachedLogs } from '../turn/logs.ts';
import { pictureFunction } from './picture.ts';

const environment = readEnvironment(process.env);
const db = database();

export const handler = timed(
  pictureFunction({
    keys: keptKeys(db, environment.KEYS_TABLE, ['picture']),
    logs: cachedLogs(dynamoEventStore(db, environment.EVENTS_TABLE), TITLES),
    renderer: () => import('./renderer.ts').then((m) => m.png),
    admitted: (headers) => cameByTheEdge(environment, headers),
  }),
);
