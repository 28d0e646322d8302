// All that the routes need, wired in one place.

import { randomInt } from 'node:crypto';
import type { Titles } from '../../domain/kernel/rules.ts';
import { KEY_PURPOSES, type Keys } from '../server/auth/tokens.ts';
import type { Environment } from '../server/environment.ts';
import type { TurnParts } from '../server/game-log/append.ts';
import type { BotFailed } from '../server/game-log/bots.ts';
import { cachedLogs } from '../server/game-log/logs.ts';
import { type Logger, loggerOf } from '../server/log.ts';
import { capped } from '../server/mail/mail-cap.ts';
import { mailService, type Outgoing, outgoing } from '../server/mail/outgoing.ts';
import { type BouncedAddresses, bouncedAddresses } from '../server/store/bounced-addresses.ts';
import { type Database, database } from '../server/store/database.ts';
import { type Demo, demo } from '../server/store/demo.ts';
import { dynamoDueGames } from '../server/store/due-games.ts';
import { dynamoEventStore } from '../server/store/dynamo-event-store.ts';
import { type Invitations, invitations } from '../server/store/invitations.ts';
import { items } from '../server/store/items.ts';
import { readKeys } from '../server/store/keys.ts';
import { type People, people } from '../server/store/people.ts';
import { type RateLimits, rateLimits } from '../server/store/rate-limits.ts';
import { type Refusals, refusals } from '../server/store/refusals.ts';
import { dynamoSeeds } from '../server/store/seeds.ts';
import { type Sessions, sessions } from '../server/store/sessions.ts';
import { type SignIns, signIns } from '../server/store/sign-ins.ts';
import { type TableTalk, tableTalk } from '../server/store/table-talk.ts';
import { dynamoViews, type Views } from '../server/store/views.ts';
import { type Checkpoints, dynamoCheckpoints } from '../server/stream/checkpoints.ts';
import { mailState } from './admin/mail-service.ts';
import type { OverviewParts } from './admin/overview.ts';

export interface Services extends TurnParts {
  readonly environment: Environment;
  readonly people: People;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly invitations: Invitations;
  readonly refusals: Refusals;
  readonly failing: BouncedAddresses;
  readonly talk: TableTalk;
  readonly limits: RateLimits;
  readonly views: Views;
  readonly demo: Demo;
  readonly keys: Keys;
  readonly mail: Outgoing;
  readonly logger: Logger;
  readonly overview: OverviewParts & { readonly heads: Pick<Checkpoints, 'release'> };
  readonly botFailed: BotFailed;
  /** Six digits. */
  readonly code: () => string;
}

/** What tests put in the place of the real thing. */
export interface Outside {
  readonly environment: Environment;
  readonly titles: Titles;
  readonly db?: Database;
  readonly mail?: Outgoing;
  readonly now?: () => number;
  readonly logger?: Logger;
}

export const makeServices = async ({ environment, titles, ...outside }: Outside): Promise<Services> => {
  const { EVENTS_TABLE, VIEWS_TABLE, ACCOUNTS_TABLE, SEEDS_TABLE, KEYS_TABLE } = environment;
  const db = outside.db ?? database();
  const now = outside.now ?? Date.now;
  const logger = outside.logger ?? loggerOf('api');
  const ses = mailService();
  const accounts = items(db, ACCOUNTS_TABLE, now);
  const events = dynamoEventStore(db, EVENTS_TABLE);
  const failing = bouncedAddresses(accounts);
  return {
    ...{ environment, titles, now, logger, events, failing },
    logs: cachedLogs(events, titles),
    seeds: dynamoSeeds(db, SEEDS_TABLE),
    people: people(accounts, now),
    sessions: sessions(accounts, now),
    signIns: signIns(accounts, now),
    invitations: invitations(accounts),
    refusals: refusals(accounts),
    talk: tableTalk(accounts),
    limits: rateLimits(accounts, now),
    views: dynamoViews(db, VIEWS_TABLE, (gameId) => logger.warn('line of another form', { gameId, code: 'odd-line' })),
    demo: demo(accounts),
    keys: await readKeys(db, KEYS_TABLE, KEY_PURPOSES),
    overview: {
      ...{ events, now, build: environment.BUILD },
      heads: dynamoCheckpoints(db, VIEWS_TABLE),
      live: dynamoDueGames(db, VIEWS_TABLE),
      failing,
      mail: async () => (outside.mail ? null : mailState(ses)),
    },
    mail: capped(outside.mail ?? outgoing(ses, environment), accounts, environment.MAILS_AN_HOUR, now),
    botFailed: (gameId, seq, error) =>
      logger.error('bot failed', { gameId, seq, code: 'bot-failed', why: String(error) }),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
};
