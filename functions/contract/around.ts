// What hangs on a game: links in mails, talk, notes.

import * as z from 'zod/mini';
import type { Described } from './route.ts';
import { gameParams, me, nothing, saying, talkLine, token } from './shapes.ts';

export const aroundContract = {
  seeTurnLink: {
    who: 'anybody',
    says: 'Which seat a turn mail leads to; changes nothing',
    params: () => ({ token: token() }),
    reply: () => z.object({ id: z.string(), seat: z.int(), name: z.string(), signedIn: z.boolean() }),
  },
  useTurnLink: {
    who: 'anybody',
    says: 'Go on as this player, in this game only',
    params: () => ({ token: token() }),
    reply: () => z.object({ id: z.string(), seat: z.int(), me: me() }),
  },
  unsubscribe: {
    who: 'anybody',
    says: 'No more mail about this game (RFC 8058)',
    params: () => ({ token: token() }),
    reply: nothing,
  },
  seeRefusal: {
    who: 'anybody',
    says: 'Whether this mailbox wants no mail of strangers; changes nothing',
    params: () => ({ token: token() }),
    reply: () => z.object({ refused: z.boolean() }),
  },
  refuseMail: {
    who: 'anybody',
    says: 'No more mail to this mailbox from people it does not know (RFC 8058)',
    params: () => ({ token: token() }),
    reply: nothing,
  },
  allowMail: {
    who: 'anybody',
    says: 'Takes the refusal of mail back',
    params: () => ({ token: token() }),
    reply: nothing,
  },
  mute: {
    who: 'session',
    says: 'Mail about this game on or off',
    params: gameParams,
    body: () => z.strictObject({ muted: z.boolean() }),
    reply: nothing,
  },
  talk: {
    who: 'anybody',
    says: 'Table talk',
    params: gameParams,
    reply: () => z.object({ lines: z.array(talkLine()) }),
  },
  say: {
    who: 'session',
    says: 'Say something at the table',
    params: gameParams,
    body: () => z.strictObject({ text: saying() }),
    reply: () => z.object({ lines: z.array(talkLine()) }),
  },
  notes: {
    who: 'session',
    says: 'My private notes',
    params: gameParams,
    reply: () => z.object({ text: z.string() }),
  },
  note: {
    who: 'session',
    says: 'Keep my private notes',
    params: gameParams,
    body: () => z.strictObject({ text: z.string().check(z.maxLength(10000)) }),
    reply: nothing,
  },
} as const satisfies Record<string, Described>;
