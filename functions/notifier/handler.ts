import { TITLES } from '../../domain/games/index.ts';
import { timed } from '../aws/deadline.ts';
import { readEnvironment } from '../environment.ts';
import { loggerOf } from '../log.ts';
import { keptKeys } from '../mail/kept-keys.ts';
import { mailService, outgoing } from '../mail/outgoing.ts';
import { everyGame } from '../projector/every-game.ts';
import { dynamoHeads } from '../projector/heads.ts';
import { reasonOf } from '../projector/outside.ts';
import { database } from '../store/database.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { failingAddresses } from '../store/failing.ts';
import { invitations } from '../store/invitations.ts';
import { items } from '../store/items.ts';
import { people } from '../store/people.ts';
import { tableTalk } from '../store/table-talk.ts';
import { dynamoViews } from '../store/views.ts';
import { dynamoDueGames } from '../timekeeper/due.ts';
import { cachedLogs } from '../turn/logs.ts';
import { dynamoClaims } from './claims.ts';
import { composer } from './compose.ts';
import { notifierFunction } from './handle.ts';
import { notifier } from './notifier.ts';

const environment = readEnvironment(process.env);
const logger = loggerOf('notifier');
const db = database();
const accounts = items(db, environment.ACCOUNTS_TABLE, Date.now);
const persons = people(accounts, Date.now);

export const handler = timed(
  notifierFunction({
    born: Date.now(),
    notify: notifier({
      logs: cachedLogs(dynamoEventStore(db, environment.EVENTS_TABLE), TITLES),
      heads: dynamoHeads(db, environment.VIEWS_TABLE),
      claims: dynamoClaims(db, environment.MAIL_TABLE),
      compose: composer({
        people: persons,
        invitations: invitations(accounts),
        talk: tableTalk(accounts),
        views: dynamoViews(db, environment.VIEWS_TABLE),
        keys: keptKeys(db, environment.KEYS_TABLE, ['turn-link', 'unsubscribe', 'picture']),
        origin: environment.PUBLIC_ORIGIN,
        titles: TITLES,
        now: Date.now,
      }),
      waitingAfter: (moment, most) => dynamoDueGames(db, environment.VIEWS_TABLE).waitingAfter('NOTICE', moment, most),
      refused: async (player, email) => {
        await persons.change(player, { mailFails: true });
        await failingAddresses(accounts).note(player, { email, why: 'bounce', at: Date.now() });
      },
      outgoing: outgoing(mailService(), environment),
      now: Date.now,
      delay: environment.NOTICE_DELAY * 1000,
      failed: (gameId, code, detail) => logger.error('notice not sent', { gameId, code, detail }),
    }),
    everyGame: (after) => everyGame(db, environment.EVENTS_TABLE, after),
    onFailure: (gameId, error) => logger.error('not notified', { gameId, code: reasonOf(error) }),
  }),
);
