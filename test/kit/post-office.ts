// The consumers of the log over a database and a mail service of their own, with a clock that is set by hand.

import type { Clock } from '../../domain/kernel/clock.ts';
import type { Visibility } from '../../domain/kernel/lifecycle.ts';
import type { AnyTitle, Move, Seat } from '../../domain/kernel/rules.ts';
import { composer } from '../../functions/notifier/compose.ts';
import { type NotifierParts, notifier } from '../../functions/notifier/notifier.ts';
import { type ProjectorParts, projector } from '../../functions/projector/projector.ts';
import { signingKeys } from '../../functions/server/auth/signing-keys.ts';
import type { Outcome } from '../../functions/server/game-log/append.ts';
import { leaveSeat, openGame, resignSeat, startGame, takeSeat } from '../../functions/server/game-log/lifecycle.ts';
import { cachedLogs } from '../../functions/server/game-log/logs.ts';
import { sendTurn } from '../../functions/server/game-log/send-turn.ts';
import { outgoing } from '../../functions/server/mail/outgoing.ts';
import { dynamoClaims } from '../../functions/server/store/claims.ts';
import { dynamoDueGames } from '../../functions/server/store/due-games.ts';
import { dynamoEventStore } from '../../functions/server/store/dynamo-event-store.ts';
import { invitations } from '../../functions/server/store/invitations.ts';
import { items } from '../../functions/server/store/items.ts';
import { people } from '../../functions/server/store/people.ts';
import { dynamoSeeds } from '../../functions/server/store/seeds.ts';
import { tableTalk } from '../../functions/server/store/table-talk.ts';
import { dynamoViews } from '../../functions/server/store/views.ts';
import { dynamoCheckpoints } from '../../functions/server/stream/checkpoints.ts';
import { type Ask, timekeeper } from '../../functions/timekeeper/timekeeper.ts';
import { startTestDatabase } from './database.ts';
import { loaded } from './loaded.ts';
import { startMailService } from './mail-service.ts';
import { pearls } from './pearls.ts';

export const ORIGIN = 'https://play.example';
export const DELAY = 60_000;
const START = Date.parse('2026-11-29T12:00:00Z');

interface Opened {
  readonly seats?: readonly ('person' | 'bot' | 'open')[];
  readonly clock?: Clock;
  readonly visibility?: Visibility;
  readonly title?: AnyTitle;
  readonly options?: Readonly<Record<string, string>>;
  /** Who opens it; Ada unless told. */
  readonly host?: Seat;
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dov'];

export const startPostOffice = async (known: Readonly<Record<string, AnyTitle>> = { pearls }) => {
  const titles = loaded(known);
  const { db, store, stop } = await startTestDatabase();
  const mail = await startMailService();
  const clock = { now: START };
  const now = (): number => clock.now;
  const events = dynamoEventStore(store, 'Events');
  const accounts = items(store, 'Accounts', now);
  const [heads, views, claims] = [
    dynamoCheckpoints(store, 'Views'),
    dynamoViews(store, 'Views'),
    dynamoClaims(store, 'Mail'),
  ];
  const [persons, talk] = [people(accounts, now), tableTalk(accounts)];
  const turn = { events, logs: cachedLogs(events, titles), seeds: dynamoSeeds(store, 'Seeds'), titles, now };
  const failures: string[] = [];
  const asked: Ask[] = [];

  /** The notifier as a new process has it; `instead` puts broken parts into it. */
  const freshNotifier = (instead: Partial<NotifierParts> = {}) =>
    notifier({
      ...{ logs: cachedLogs(events, titles), heads, claims, now, delay: DELAY },
      compose: composer({
        ...{ people: persons, invitations: invitations(accounts), talk, views, origin: ORIGIN, titles, now },
        keys: signingKeys(store, 'Keys', ['turn-link', 'unsubscribe', 'picture']),
      }),
      outgoing: outgoing(mail.service, { MAIL_FROM: 'Postwright <post@play.example>' }),
      waitingAfter: (moment, most) => dynamoDueGames(store, 'Views').waitingAfter('NOTICE', moment, most),
      refused: async (player) => persons.change(player, { mailFails: true }),
      failed: (_, code) => void failures.push(code),
      ...instead,
    });
  const freshProjector = (instead: Partial<ProjectorParts> = {}, rules = titles) =>
    projector({ events, logs: cachedLogs(events, rules), views, heads, now, build: 'one', ...instead });
  const keeper = timekeeper({
    ...{ dueGames: dynamoDueGames(store, 'Views'), heads, events, now, build: 'one' },
    ask: async (ask) => void asked.push(ask),
  });

  let games = 0;
  const playerId = async (seat: Seat): Promise<string> => {
    const name = NAMES[seat] ?? '';
    return (await persons.ofEmail(`${name.toLowerCase()}@example.org`, name)).person.id;
  };
  const done = (outcome: Outcome): number => {
    if (outcome.kind !== 'done') throw new Error(`it was ${outcome.kind}`);
    return outcome.log.game.seq;
  };

  const office = {
    ...{ db, store, mail, clock, events, heads, views, claims, talk, people: persons, failures, asked, keeper, turn },
    ...{ freshNotifier, freshProjector, playerId },
    notify: async (gameId: string, born = 0) => freshNotifier()(gameId, born),
    project: async (gameId: string, afresh = false) => freshProjector()(gameId, afresh),
    later: (ms: number): void => {
      clock.now += ms;
    },
    /** Opens a game of Ada and others; it starts at once when no seat is open. */
    async open({
      seats = ['person', 'person'],
      clock: pace,
      visibility,
      title,
      options,
      host: opener = 0,
    }: Opened = {}) {
      games += 1;
      const gameId = `game-${games}`.padEnd(20, '0');
      const host = await playerId(opener);
      const plans = await Promise.all(
        seats.map(async (kind, seat) => {
          if (kind === 'bot') return { kind, level: 'quick' } as const;
          return kind === 'open' ? { kind } : { kind, id: await playerId(seat), nonce: '' };
        }),
      );
      const opened = await openGame(turn, { gameId, by: host, commandId: 'open-it' }, title ?? known.pearls ?? pearls, {
        ...{ name: 'The long river', host, options: options ?? {}, visibility: visibility ?? 'private' },
        ...{ clock: pace ?? { kind: 'none' }, seats: plans },
      });
      done(opened);
      return gameId;
    },
    async take(gameId: string, seat: Seat) {
      const id = await playerId(seat);
      return done(
        await takeSeat(turn, { gameId, by: id, commandId: `take-${seat}` }, seat, { kind: 'person', id }, ''),
      );
    },
    /** The host starts without those who did not come. */
    async start(gameId: string, host: Seat) {
      return done(await startGame(turn, { gameId, by: await playerId(host), commandId: 'start-it' }));
    },
    async leave(gameId: string, seat: Seat) {
      return done(await leaveSeat(turn, { gameId, by: await playerId(seat), commandId: `leave-${seat}` }, seat));
    },
    async resign(gameId: string, seat: Seat) {
      return done(await resignSeat(turn, { gameId, by: await playerId(seat), commandId: `resign-${seat}` }, seat));
    },
    /** Sends moves as 'action pick pick'. */
    async send(gameId: string, seat: Seat, ...said: readonly string[]) {
      const expectedSeq = await events.last(gameId);
      const moves = said.map((line): Move => {
        const [action = '', ...picks] = line.split(' ');
        return { action, picks };
      });
      const commandId = `turn-${seat}-${expectedSeq}`;
      return done(await sendTurn(turn, { gameId, seat, by: await playerId(seat), expectedSeq, commandId, moves }));
    },
    subjects: (): readonly string[] => mail.mails.map(({ to, subject }) => `${to}: ${subject}`),
    noticeIds: () => mail.mails.map(({ headers }) => headers['X-Postwright-Notice']),
    async stop() {
      await mail.stop();
      await stop();
    },
  };
  return {
    ...office,
    /** A game in which Ada has moved and Bruno is awaited since commit 2; his mail is due. */
    async brunoIsAwaited() {
      const gameId = await office.open();
      await office.send(gameId, 0, 'take 2', 'end');
      office.later(DELAY);
      return gameId;
    },
  };
};

export type PostOffice = Awaited<ReturnType<typeof startPostOffice>>;
