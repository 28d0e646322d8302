import { TITLES } from '../../domain/games/index.ts';
import { signingKeys } from '../server/auth/signing-keys.ts';
import { timed } from '../server/aws/deadline.ts';
import { readEnvironment } from '../server/environment.ts';
import { cachedLogs } from '../server/game-log/logs.ts';
import { loggerOf } from '../server/log.ts';
import { capped } from '../server/mail/mail-cap.ts';
import { mailService, outgoing } from '../server/mail/outgoing.ts';
import { bouncedAddresses } from '../server/store/bounced-addresses.ts';
import { dynamoClaims } from '../server/store/claims.ts';
import { database } from '../server/store/database.ts';
import { dynamoDueGames } from '../server/store/due-games.ts';
import { dynamoEventStore } from '../server/store/dynamo-event-store.ts';
import { invitations } from '../server/store/invitations.ts';
import { items } from '../server/store/items.ts';
import { people } from '../server/store/people.ts';
import { tableTalk } from '../server/store/table-talk.ts';
import { dynamoViews } from '../server/store/views.ts';
import { dynamoCheckpoints } from '../server/stream/checkpoints.ts';
import { everyGame } from '../server/stream/every-game.ts';
import { reasonOf } from '../server/stream/transient-error.ts';
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
      heads: dynamoCheckpoints(db, environment.VIEWS_TABLE),
      claims: dynamoClaims(db, environment.MAIL_TABLE),
      compose: composer({
        people: persons,
        invitations: invitations(accounts),
        talk: tableTalk(accounts),
        views: dynamoViews(db, environment.VIEWS_TABLE),
        keys: signingKeys(db, environment.KEYS_TABLE, ['turn-link', 'unsubscribe', 'picture']),
        origin: environment.PUBLIC_ORIGIN,
        titles: TITLES,
        now: Date.now,
      }),
      waitingAfter: (moment, most) => dynamoDueGames(db, environment.VIEWS_TABLE).waitingAfter('NOTICE', moment, most),
      refused: async (player, email) => {
        await persons.change(player, { mailFails: true });
        await bouncedAddresses(accounts).note(player, { email, why: 'bounce', at: Date.now() });
      },
      outgoing: capped(outgoing(mailService(), environment), accounts, environment.MAILS_AN_HOUR, Date.now),
      now: Date.now,
      delay: environment.NOTICE_DELAY * 1000,
      failed: (gameId, code, detail) => logger.error('notice not sent', { gameId, code, detail }),
    }),
    everyGame: (after) => everyGame(db, environment.EVENTS_TABLE, after),
    onFailure: (gameId, error) => logger.error('not notified', { gameId, code: reasonOf(error) }),
  }),
);
