// Who I am: signing in and out, my account.

import * as z from 'zod/mini';
import { COLOURS, SHAPES } from '../../domain/kernel/player-style.ts';
import type { Described } from './route.ts';
import { email, me, name, nothing, session, token } from './shapes.ts';

export const peopleContract = {
  askSignIn: {
    who: 'anybody',
    says: 'Mail a link and a code. The answer never tells whether the address is known',
    body: () => z.strictObject({ email: email(), next: z.optional(z.string().check(z.maxLength(200))) }),
    /** Not sure: the mail may be on its way, and the code in it works if it is. */
    reply: () => z.object({ sure: z.boolean() }),
  },
  enterCode: {
    who: 'anybody',
    says: 'Sign in with the code, in the browser that asked',
    body: () => z.strictObject({ email: email(), code: z.string().check(z.regex(/^\d{6}$/)) }),
    reply: () => z.object({ me: me(), next: z.string() }),
  },
  seeSignIn: {
    who: 'anybody',
    says: 'Whose link this is; changes nothing',
    params: () => ({ token: token() }),
    reply: () => z.object({ email: z.string(), next: z.string() }),
  },
  useSignIn: {
    who: 'anybody',
    says: 'Sign in with the link',
    params: () => ({ token: token() }),
    reply: () => z.object({ me: me(), next: z.string() }),
  },
  signOut: { who: 'session', says: 'End this session', reply: nothing },
  whoIsHere: {
    who: 'anybody',
    says: 'Who is signed in with this browser; null for nobody',
    reply: () => z.object({ me: z.nullable(me()) }),
  },
  me: { who: 'session', says: 'Who I am', reply: me },
  changeMe: {
    who: 'session',
    says: 'Change name, colour, shape',
    body: () =>
      z.strictObject({
        name: z.optional(name()),
        colour: z.optional(z.enum(COLOURS)),
        shape: z.optional(z.enum(SHAPES)),
      }),
    reply: me,
  },
  sessions: {
    who: 'session',
    says: 'My sessions',
    reply: () => z.object({ sessions: z.array(session()) }),
  },
  endSession: {
    who: 'session',
    says: 'End a session of mine',
    params: () => ({ session: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/)) }),
    reply: nothing,
  },
  exportMe: {
    who: 'session',
    says: 'All that is kept about me',
    reply: () => z.looseObject({}),
  },
  deleteMe: {
    who: 'session',
    says: 'Delete my account; my seats in running games resign',
    body: () => z.strictObject({ email: email() }),
    reply: nothing,
  },
} as const satisfies Record<string, Described>;
