import { TITLES } from '../../domain/games/index.ts';
import { hasOriginSecret } from '../server/auth/request-guards.ts';
import { signingKeys } from '../server/auth/signing-keys.ts';
import { timed } from '../server/aws/deadline.ts';
import { readEnvironment } from '../server/environment.ts';
import { cachedLogs } from '../server/game-log/logs.ts';
import { database } from '../server/store/database.ts';
import { dynamoEventStore } from '../server/store/dynamo-event-store.ts';
import { pictureFunction } from './picture.ts';

const environment = readEnvironment(process.env);
const db = database();

export const handler = timed(
  pictureFunction({
    keys: signingKeys(db, environment.KEYS_TABLE, ['picture']),
    logs: cachedLogs(dynamoEventStore(db, environment.EVENTS_TABLE), TITLES),
    renderer: () => import('./renderer.ts').then((m) => m.png),
    admitted: (headers) => hasOriginSecret(environment, headers),
  }),
);
