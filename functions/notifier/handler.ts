import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TITLES } from '../../domain/games/index.ts';
import { readEnvironment } from '../environment.ts';
import { keptKeys } from '../mail/kept-keys.ts';
import { mailClient, outgoing } from '../mail/outgoing.ts';
import { everyGame } from '../projector/every-game.ts';
import { dynamoHeads } from '../projector/heads.ts';
import { reasonOf } from '../projector/outside.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { invitations } from '../store/invitations.ts';
import { items } from '../store/items.ts';
import { people } from '../store/people.ts';
import { tableTalk } from '../store/table-talk.ts';
import { dynamoViews } from '../store/views.ts';
import { cachedLogs } from '../turn/logs.ts';
import { dynamoClaims } from './claims.ts';
import { composer } from './compose.ts';
import { notifierFunction } from './handle.ts';
import { notifier } from './notifier.ts';

const environment = readEnvironment(process.env);
const logger = new Logger({ serviceName: 'notifier' });
const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const accounts = items(db, environment.ACCOUNTS_TABLE, Date.now);

export const handler = notifierFunction({
  born: Date.now(),
  notify: notifier({
    logs: cachedLogs(dynamoEventStore(db, environment.EVENTS_TABLE), TITLES),
    heads: dynamoHeads(db, environment.VIEWS_TABLE),
    claims: dynamoClaims(db, environment.MAIL_TABLE),
    compose: composer({
      people: people(accounts, Date.now),
      invitations: invitations(accounts),
      talk: tableTalk(accounts),
      views: dynamoViews(db, environment.VIEWS_TABLE),
      keys: keptKeys(db, environment.KEYS_TABLE, ['turn-link', 'unsubscribe', 'picture']),
      origin: environment.PUBLIC_ORIGIN,
      titles: TITLES,
      now: Date.now,
    }),
    outgoing: outgoing(mailClient(1), environment),
    now: Date.now,
    delay: environment.NOTICE_DELAY * 1000,
    failed: (gameId, code, detail) => logger.error('notice not sent', { gameId, code, detail }),
  }),
  everyGame: (after) => everyGame(db, environment.EVENTS_TABLE, after),
  onFailure: (gameId, error) => logger.error('not notified', { gameId, code: reasonOf(error) }),
});
