import { cookie } from '../../server/auth/cookies.ts';
import { LIMITS } from '../../server/auth/limits.ts';
import { readSeatCode } from '../../server/auth/tokens.ts';
import { takeSeat } from '../../server/game-log/lifecycle.ts';
import type { Log } from '../../server/game-log/logs.ts';
import type { Invitation } from '../../server/store/invitations.ts';
import type { Person } from '../../server/store/people.ts';
import type { Session } from '../../server/store/sessions.ts';
import { afterBots } from '../bots.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import { closeInvitations } from '../invite.ts';
import { limited } from '../limited.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { lineOf, named } from '../summaries.ts';
import { seatOf, settled } from '../table.ts';
import { meReply } from './me.ts';

interface Opened {
  readonly log: Log;
  /** Null for a code that takes any open seat. */
  readonly invitation: Invitation | null;
}

const opened = async (services: Services, code: string): Promise<Opened> => {
  const read = readSeatCode(services.keys, code);
  const invitation = read?.kind === 'invitation' ? await services.invitations.find(read.invitation) : null;
  const gameId = read?.kind === 'join' ? read.gameId : invitation?.gameId;
  const log = gameId === undefined ? null : await services.logs.read(gameId);
  if (!log) throw new Problem(404, 'unknown-code');
  return { log, invitation };
};

/** The seats that a code may take, in the order in which they are tried. */
const seatsFor = ({ log, invitation }: Opened): readonly number[] => {
  const { seats, status } = log.game.table;
  if (status !== 'open') return [];
  const fits = (seat: (typeof seats)[number]): boolean =>
    seat.player === null && seat.invitation === (invitation?.id ?? null);
  return [...seats.keys()].filter((at) => seats[at] !== undefined && fits(seats[at]));
};

interface Sitter {
  readonly person: Person;
  /** A fresh session's cookie; null where the browser is signed in already. */
  readonly secret: string | null;
  readonly rights: Pick<Session, 'onlyGame' | 'signedIn'>;
}

const known = async (services: Services, me: Session): Promise<Sitter> => {
  const person = await services.people.find(me.userId);
  if (!person) throw new Problem(401, 'sign-in-needed');
  return { person, secret: null, rights: me };
};

/**
 * Who sits down: the person who is signed in, else the one whose address the code proves. A mail may be passed on, so it
 * opens this game only; all else waits for a sign-in.
 */
const sitter = async (call: Call<'takeSeat'>, { log, invitation }: Opened): Promise<Sitter> => {
  const { services, me, body, agent } = call;
  if (me || !invitation) return known(services, signedIn(call));
  const name = body.name ?? (invitation.name || undefined);
  const { person } = await services.people.ofEmail(invitation.email, name);
  const rights = { onlyGame: log.id, signedIn: false };
  return { person, rights, secret: await services.sessions.start(person.id, agent, log.id) };
};

const seatTaken = async (call: Call<'takeSeat'>, found: Opened, person: Person): Promise<Log> => {
  const { services, body } = call;
  const sent = { gameId: found.log.id, by: person.id, commandId: body.commandId };
  for (const seat of seatsFor(found)) {
    const outcome = await takeSeat(services, sent, seat, { kind: 'person', id: person.id }, body.nonce);
    // Another browser of the same person was faster: the seat is there.
    if (outcome.kind === 'refused' && outcome.code === 'one-seat-each') break;
    if (outcome.kind !== 'refused' || outcome.code !== 'seat-taken') return settled(services, outcome, null, 0);
  }
  const now = await services.logs.read(found.log.id);
  if (now && seatOf(now.game.table, person.id) !== null) return now;
  throw new Problem(422, found.log.game.table.status === 'open' ? 'seat-taken' : 'not-open');
};

export const seatRoutes: Routes<'seeInvitation' | 'takeSeat'> = {
  seeInvitation: async ({ services, params, me }) => {
    const found = await opened(services, params.code);
    const { options, clock, host } = found.log.game.table;
    const [seat] = seatsFor(found);
    const [game] = await named(services, [lineOf(found.log)], me?.userId ?? null);
    if (!game) throw new Problem(404, 'unknown-code');
    return {
      ...{ game, options, clock, seat: seat ?? null, taken: seat === undefined },
      from: (await services.people.find(host))?.name ?? 'Somebody',
      email: (found.log.game.table.status === 'open' && found.invitation?.email) || null,
    };
  },
  takeSeat: async (call) => {
    const { services, params, me, source, answer } = call;
    await limited(services, LIMITS.seatsBySource, source);
    const found = await opened(services, params.code);
    const own = me && seatOf(found.log.game.table, me.userId);
    if (me && own !== null) {
      const { person, rights } = await known(services, me);
      return { id: found.log.id, seat: own, me: meReply(services, person, rights) };
    }
    if (seatsFor(found).length === 0) throw new Problem(422, 'seat-taken');
    const { person, secret, rights } = await sitter(call, found);
    const already = seatOf(found.log.game.table, person.id);
    await services.views.reserve(`USER#${person.id}`, found.log.id);
    const log = already === null ? await seatTaken(call, found, person) : found.log;
    if (found.invitation) await services.invitations.remove(found.invitation);
    await closeInvitations(services, log);
    if (secret !== null) answer.append('set-cookie', cookie(services.environment, 'session', secret));
    await afterBots(services, log);
    return { id: log.id, seat: seatOf(log.game.table, person.id) ?? 0, me: meReply(services, person, rights) };
  },
};
