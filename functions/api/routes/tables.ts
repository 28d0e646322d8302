import { openingRefusals, type SeatPlan } from '../../../domain/kernel/commands.ts';
import type { Table } from '../../../domain/kernel/lifecycle.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';
import { LIMITS } from '../../server/auth/limits.ts';
import { mailboxOf } from '../../server/auth/mailbox.ts';
import { derivedId } from '../../server/auth/tokens.ts';
import type { Outcome } from '../../server/game-log/append.ts';
import {
  cancelGame,
  inviteToSeat,
  leaveSeat,
  openGame,
  type Sent,
  startGame,
} from '../../server/game-log/lifecycle.ts';
import { titleBy } from '../../server/game-log/titles.ts';
import type { Invitation } from '../../server/store/invitations.ts';
import type { Session } from '../../server/store/sessions.ts';
import { afterBots } from '../bots.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import { closeInvitations, dropStray, sendInvitations } from '../invite.ts';
import { limited } from '../limited.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { commitsAfter, hostLog, seatOf, settled, sitsAt, viewerOf, visibleLog } from '../table.ts';

type Wanted = Call<'createGame'>['body'];

const invitedBy = (body: Wanted): readonly string[] =>
  body.seats.flatMap((seat) => (seat.kind === 'invite' ? [seat.email.toLowerCase()] : []));

/** Nobody can take a second seat, so nobody is invited to one. `sits`: the host has a seat too. */
const checkInvited = async (services: Services, me: Session, sits: boolean, emails: readonly string[]) => {
  const own = sits && emails.length > 0 ? (await services.people.find(me.userId))?.email : undefined;
  const all = [...emails, ...(own === undefined ? [] : [own])];
  if (new Set(all).size < all.length) throw new Problem(422, 'invited-twice');
};

/** The invitations of the other seats of a table, and the addresses that they ask. */
const invitedBeside = async (services: Services, { seats }: Table, seat: Seat) => {
  const ids = seats.flatMap(({ invitation }, at) => (at === seat || invitation === null ? [] : [invitation]));
  const there = await services.invitations.findMany(ids);
  return { ids, emails: [...new Set([...there.values()].map(({ email }) => email))] };
};

const MOST_LOOKS = 5;

/** Invites as long as the address has no other seat; looked at anew when another invitation came first. */
const invitedOnce = async (services: Services, me: Session, sent: Sent, fresh: Invitation): Promise<Outcome> => {
  const { seat, email, id } = fresh;
  for (let looks = 1; ; looks += 1) {
    const { table } = (await hostLog(services, sent.gameId, me)).game;
    const { ids, emails } = await invitedBeside(services, table, seat);
    try {
      await checkInvited(services, me, seatOf(table, me.userId) !== null, [email, ...emails]);
    } catch (error) {
      if (table.seats[seat]?.invitation !== id) await services.invitations.remove(fresh);
      throw error;
    }
    await services.invitations.add(fresh);
    const outcome = await inviteToSeat(services, sent, seat, id, ids);
    if (outcome.kind !== 'conflict' || looks === MOST_LOOKS) return outcome;
  }
};

const checked = async (services: Services, body: Wanted) => {
  const title = await titleBy(services.titles, body.title);
  if (!title) throw new Problem(422, 'unknown-title');
  const refused = openingRefusals(title.rules, body.seats.length, body.options);
  if (refused[0] !== undefined) throw new Problem(422, refused[0], { codes: refused });
  if (body.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Problem(422, 'one-seat-each');
  const { clock } = body;
  if (clock.kind === 'bank' && clock.hours > clock.most) throw new Problem(422, 'bank-above-most');
  return title;
};

const limitInvitations = async (services: Services, me: Session, emails: readonly string[]): Promise<void> => {
  for (const email of emails) {
    await limited(services, LIMITS.invitationsByPerson, me.userId);
    await limited(services, LIMITS.invitationsByMailbox, mailboxOf(email));
  }
};

/** A repeated command makes the same game and the same invitations again, which are then there already. */
const planned = (services: Services, me: Session, gameId: string, body: Wanted) => {
  const invited: Invitation[] = [];
  const seats = body.seats.map((plan, seat): SeatPlan => {
    switch (plan.kind) {
      case 'me':
        return { kind: 'person', id: me.userId, nonce: body.nonce };
      case 'invite': {
        const id = derivedId(services.keys, 'invitation', gameId, seat, body.commandId);
        const email = plan.email.toLowerCase();
        invited.push({ id, gameId, seat, email, name: plan.name ?? '', from: me.userId });
        return { kind: 'invited', invitation: id };
      }
      default:
        return plan;
    }
  });
  return { seats, invited };
};

const answered = async (services: Services, outcome: Outcome, me: Session) => {
  const log = settled(services, outcome, me, 0);
  await closeInvitations(services, log);
  return commitsAfter(services, await afterBots(services, log), viewerOf(log, me), 0);
};

export const tableRoutes: Routes<'createGame' | 'startGame' | 'cancelGame' | 'inviteToSeat' | 'leaveSeat'> = {
  createGame: async (call) => {
    const me = signedIn(call);
    const { services, body } = call;
    const title = await checked(services, body);
    const sits = body.seats.some(({ kind }) => kind === 'me');
    await checkInvited(services, me, sits, invitedBy(body));
    await limited(services, LIMITS.gamesByPerson, me.userId);
    await limitInvitations(services, me, invitedBy(body));
    const id = derivedId(services.keys, 'game', me.userId, body.commandId);
    const { seats, invited } = planned(services, me, id, body);
    for (const invitation of invited) await services.invitations.add(invitation);
    // The place in the list comes first, so that a game cannot be made and then not be found.
    await services.views.reserve(`USER#${me.userId}`, id);
    const { name, options, clock, visibility } = body;
    const sent = { gameId: id, by: me.userId, commandId: body.commandId };
    const outcome = await openGame(services, sent, title, { name, options, clock, visibility, seats, host: me.userId });
    const log = settled(services, outcome, me, 0);
    await dropStray(services, log, invited);
    await sendInvitations(services, log);
    await afterBots(services, log);
    return { id };
  },
  startGame: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    await hostLog(services, params.id, me);
    const sent = { gameId: params.id, by: me.userId, commandId: body.commandId };
    return answered(services, await startGame(services, sent), me);
  },
  cancelGame: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    await hostLog(services, params.id, me);
    const sent = { gameId: params.id, by: me.userId, commandId: body.commandId };
    return answered(services, await cancelGame(services, sent), me);
  },
  inviteToSeat: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    const { id: gameId, seat } = params;
    const { game } = await hostLog(services, gameId, me);
    if (game.table.status === 'open' && game.table.seats[seat]?.player) throw new Problem(422, 'seat-taken', { at: 0 });
    const email = body.email.toLowerCase();
    const { emails } = await invitedBeside(services, game.table, seat);
    await checkInvited(services, me, seatOf(game.table, me.userId) !== null, [email, ...emails]);
    await limitInvitations(services, me, [email]);
    const id = derivedId(services.keys, 'invitation', gameId, seat, body.commandId);
    const fresh = { id, gameId, seat, email, name: body.name ?? '', from: me.userId };
    const before = game.table.seats[seat]?.invitation ?? null;
    const sent = { gameId, by: me.userId, commandId: body.commandId };
    const log = settled(services, await invitedOnce(services, me, sent, fresh), me, 0);
    await dropStray(services, log, [fresh]);
    const replaced = before === null || before === id ? null : await services.invitations.find(before);
    if (replaced) await services.invitations.remove(replaced);
    await sendInvitations(services, log);
    return commitsAfter(services, log, viewerOf(log, me), 0);
  },
  leaveSeat: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    const { game } = await visibleLog(services, params.id, me);
    if (!sitsAt(game.table, me.userId, params.seat)) throw new Problem(403, 'not-your-seat');
    const sent = { gameId: params.id, by: me.userId, commandId: body.commandId };
    const log = settled(services, await leaveSeat(services, sent, params.seat), me, 0);
    return commitsAfter(services, log, viewerOf(log, me), 0);
  },
};
