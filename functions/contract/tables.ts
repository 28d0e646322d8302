// Tables: opening games, seats, invitations, lists.

import * as z from 'zod/mini';
import { VISIBILITIES } from '../../domain/kernel/lifecycle.ts';
import type { Described } from './route.ts';
import {
  clock,
  commandId,
  commits,
  email,
  gameName,
  gameParams,
  me,
  name,
  nonce,
  nothing,
  options,
  seatParams,
  seatPlan,
  summary,
  token,
} from './shapes.ts';

export const tablesContract = {
  createGame: {
    who: 'session',
    says: 'Open a game and send its invitations; it starts when no seat is free',
    body: () =>
      z.strictObject({
        title: z.string().check(z.maxLength(60)),
        name: gameName(),
        seats: z.array(seatPlan()).check(z.minLength(1), z.maxLength(10)),
        options: options(),
        clock: clock(),
        visibility: z.enum(VISIBILITIES),
        nonce: nonce(),
        commandId: commandId(),
      }),
    reply: () => z.object({ id: z.string() }),
  },
  myGames: {
    who: 'session',
    says: 'My games and invitations',
    reply: () =>
      z.object({
        games: z.array(summary()),
        invitations: z.array(z.object({ code: z.string(), game: summary() })),
        /** Games that cannot be read just now; they are tried again by themselves. */
        aside: z.array(z.object({ id: z.string(), name: z.string(), muted: z.boolean() })),
      }),
  },
  leaveAside: {
    who: 'session',
    says: 'Take a game that cannot be read off my list, and get no mail about it',
    params: gameParams,
    reply: nothing,
  },
  publicGames: {
    who: 'anybody',
    says: 'Games that anybody may watch, newest first; `demo` plays itself on the landing page',
    reply: () => z.object({ demo: z.nullable(z.string()), games: z.array(summary()) }),
  },
  startGame: {
    who: 'session',
    says: 'The host starts with the seats that are taken',
    params: gameParams,
    body: () => z.strictObject({ commandId: commandId() }),
    reply: commits,
  },
  cancelGame: {
    who: 'session',
    says: 'The host gives up a game that has not started',
    params: gameParams,
    body: () => z.strictObject({ commandId: commandId() }),
    reply: commits,
  },
  inviteToSeat: {
    who: 'session',
    says: 'The host invites an address to a free seat',
    params: seatParams,
    body: () => z.strictObject({ email: email(), name: z.optional(name()), commandId: commandId() }),
    reply: commits,
  },
  leaveSeat: {
    who: 'session',
    says: 'Leave a game that has not started',
    params: seatParams,
    body: () => z.strictObject({ commandId: commandId() }),
    reply: commits,
  },
  seeInvitation: {
    who: 'anybody',
    says: 'What an invitation or a join link leads to; changes nothing',
    params: () => ({ code: token() }),
    reply: () =>
      z.object({
        game: summary(),
        options: options(),
        clock: clock(),
        seat: z.nullable(z.int()),
        from: z.string(),
        /** Set when the code itself proves an address. */ email: z.nullable(z.string()),
        taken: z.boolean(),
      }),
  },
  takeSeat: {
    who: 'anybody',
    says: 'Sit down. A code from a mail needs no session and makes one',
    params: () => ({ code: token() }),
    body: () => z.strictObject({ nonce: nonce(), name: z.optional(name()), commandId: commandId() }),
    reply: () => z.object({ id: z.string(), seat: z.int(), me: me() }),
  },
} as const satisfies Record<string, Described>;
