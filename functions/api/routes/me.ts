import type { Seat } from '../../../domain/kernel/rules.ts';
import { cookie } from '../../server/auth/cookies.ts';
import { LIMITS } from '../../server/auth/limits.ts';
import type { Outcome } from '../../server/game-log/append.ts';
import { cancelGame, leaveSeat, resignSeat, type Sent } from '../../server/game-log/lifecycle.ts';
import type { Log } from '../../server/game-log/logs.ts';
import type { Person } from '../../server/store/people.ts';
import type { Session } from '../../server/store/sessions.ts';
import { type Routes, signedIn } from '../call.ts';
import { closeInvitations } from '../invite.ts';
import { limited } from '../limited.ts';
import { isOwner } from '../owner.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { named } from '../summaries.ts';
import { seatOf } from '../table.ts';
import { myLines } from './my-games.ts';

type Rights = Pick<Session, 'onlyGame' | 'signedIn'>;

export const meReply = ({ environment }: Services, person: Person, session: Rights) => {
  const { id, email, name, colour, shape } = person;
  const { onlyGame } = session;
  return { id, email, name, colour, shape, onlyGame, owner: isOwner(environment, person, session) };
};

const personOf = async (services: Services, { userId }: Session): Promise<Person> => {
  const person = await services.people.find(userId);
  if (!person) throw new Problem(401, 'sign-in-needed');
  return person;
};

const leaving = (
  services: Services,
  { game: { table } }: Log,
  sent: Sent,
  seat: Seat | null,
): Promise<Outcome> | null => {
  if (table.status === 'running' && seat !== null) return resignSeat(services, sent, seat);
  if (table.status === 'open' && table.host === sent.by) return cancelGame(services, sent);
  return table.status === 'open' && seat !== null ? leaveSeat(services, sent, seat) : null;
};

/** Gets a person out of everything that still runs. What is in the logs stays, under an id that means nobody. */
const leaveAll = async (services: Services, me: Session): Promise<void> => {
  for (const { id, status } of await myLines(services, me)) {
    if (status !== 'open' && status !== 'running') continue;
    const log = await services.logs.read(id);
    if (!log) continue;
    const sent = { gameId: id, by: me.userId, commandId: `gone-${log.game.seq}` };
    const seat = seatOf(log.game.table, me.userId);
    const gone = leaving(services, log, sent, seat);
    const outcome = gone && (await gone);
    if (outcome?.kind === 'done') await closeInvitations(services, outcome.log);
  }
};

export const meRoutes: Routes<'whoIsHere' | 'me' | 'changeMe' | 'sessions' | 'endSession' | 'exportMe' | 'deleteMe'> = {
  whoIsHere: async ({ services, me }) => {
    const person = me ? await services.people.find(me.userId) : null;
    return { me: me && person ? meReply(services, person, me) : null };
  },
  me: async (call) => {
    const me = signedIn(call);
    return meReply(call.services, await personOf(call.services, me), me);
  },
  changeMe: async (call) => {
    const me = signedIn(call);
    await personOf(call.services, me);
    const { name, colour, shape } = call.body;
    await limited(call.services, name === undefined ? LIMITS.stylesByPerson : LIMITS.namesByPerson, me.userId);
    await call.services.people.change(me.userId, {
      ...(name !== undefined && { name }),
      ...(colour !== undefined && { colour }),
      ...(shape !== undefined && { shape }),
    });
    return meReply(call.services, await personOf(call.services, me), me);
  },
  sessions: async (call) => {
    const me = signedIn(call);
    const all = await call.services.sessions.ofUser(me.userId);
    const shown = all.map(({ id, createdAt, lastSeenAt, agent }) => ({
      ...{ id, createdAt, lastSeenAt, agent },
      current: id === me.id,
    }));
    return { sessions: shown.toSorted((a, b) => b.lastSeenAt - a.lastSeenAt) };
  },
  endSession: async (call) => {
    await call.services.sessions.end(signedIn(call).userId, call.params.session);
    return {};
  },
  exportMe: async (call) => {
    const me = signedIn(call);
    const { services } = call;
    const person = await personOf(services, me);
    const [sessions, notes, lines, invitations] = await Promise.all([
      services.sessions.ofUser(me.userId),
      services.talk.notes(me.userId),
      myLines(services, me),
      services.invitations.ofEmail(person.email),
    ]);
    const talk = await Promise.all(lines.map(async ({ id }) => ({ game: id, lines: await services.talk.lines(id) })));
    return {
      person,
      sessions: sessions.map(({ createdAt, lastSeenAt, agent }) => ({ createdAt, lastSeenAt, agent })),
      games: await named(services, lines, me.userId),
      invitations: invitations.map(({ gameId, seat }) => ({ gameId, seat })),
      notes,
      talk: talk.flatMap(({ game, lines: said }) =>
        said.filter(({ by }) => by === me.userId).map(({ at, text }) => ({ game, at, text })),
      ),
    };
  },
  deleteMe: async (call) => {
    const me = signedIn(call);
    const { services } = call;
    const person = await personOf(services, me);
    if (call.body.email.toLowerCase() !== person.email) throw new Problem(422, 'wrong-email');
    // The lists are read before the tables are left: they name the games in which something may have been said.
    const lines = await services.views.lines(`USER#${me.userId}`);
    const spoke = new Set([...lines.map(({ gameId }) => gameId), ...(await services.talk.saidIn(me.userId))]);
    await leaveAll(services, me);
    await services.talk.forget(me.userId, [...spoke]);
    for (const invitation of await services.invitations.ofEmail(person.email))
      await services.invitations.remove(invitation);
    for (const { id } of await services.sessions.ofUser(me.userId)) await services.sessions.end(me.userId, id);
    await services.failing.forget(me.userId);
    await services.people.remove(person);
    call.answer.append('set-cookie', cookie(services.environment, 'session', ''));
    return {};
  },
};
