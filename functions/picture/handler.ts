import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { TITLES } from '../../domain/games/index.ts';
import { SCENES, TOUCHED } from '../../web/games/scenes.ts';
import { cameByTheEdge } from '../auth/border.ts';
import { readEnvironment } from '../environment.ts';
import { keptKeys } from '../mail/kept-keys.ts';
import { database } from '../store/database.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { cachedLogs } from '../turn/logs.ts';
import { pictureFunction } from './picture.ts';
import { pngBy } from './png.ts';

const environment = readEnvironment(process.env);
const db = database();
const drawings = Object.fromEntries(
  Object.entries(SCENES).map(([title, draw]) => [title, { draw, touched: TOUCHED[title] ?? (() => []) }]),
);

export const handler = pictureFunction({
  keys: keptKeys(db, environment.KEYS_TABLE, ['picture']),
  logs: cachedLogs(dynamoEventStore(db, environment.EVENTS_TABLE), TITLES),
  drawings,
  png: pngBy(wasm),
  admitted: (headers) => cameByTheEdge(environment, headers),
});
