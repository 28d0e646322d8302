// The HTTP surface as one table. It registers the routes, checks what comes in, types the client and emits the OpenAPI
// document. Errors are RFC 9457 problem documents with a stable `code`.

import * as z from 'zod';
import { BOT_LEVELS } from '../../domain/kernel/bot.ts';
import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { VISIBILITIES } from '../../domain/kernel/lifecycle.ts';
import { COLOURS, SHAPES } from '../../domain/kernel/livery.ts';

const id = z.string().regex(/^[0-9A-Za-z_-]{16,40}$/);
const token = z.string().regex(/^[0-9A-Za-z_-]{20,200}$/);
const seat = z.coerce.number().int().min(0).max(9);
const viewer = z.union([z.literal('spectator'), seat]);
const email = z.email().max(254);
const name = z.string().trim().min(1).max(40);
const commandId = z.string().regex(/^[0-9A-Za-z_-]{8,64}$/);
const nonce = z.string().regex(/^[0-9a-f]{32}$/);

const optionValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(80),
  z.array(z.string().max(80)).max(60),
  z.array(z.boolean()).max(60),
]);
const options = z.record(z.string().max(60), optionValue);

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('per-turn'), hours: z.int().min(1).max(720) }),
  z.strictObject({
    kind: z.literal('bank'),
    hours: z.int().min(1).max(720),
    perTurn: z.int().min(0).max(720),
    most: z.int().min(1).max(720),
  }),
]);

const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invite'), email, name: name.optional() }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
]);

const move = z.strictObject({ action: z.string().max(60), picks: z.array(z.string().max(60)).max(60) });

const step = z.object({
  action: z.string(),
  seat: z.number().int().nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
});

/** A redacted commit, as `SeenCommit` of the kernel. */
const commit: z.ZodType<SeenCommit> = z.object({
  seq: z.int(),
  at: z.number(),
  aside: z.boolean(),
  steps: z.array(step),
});

const me = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  colour: z.enum(COLOURS),
  shape: z.enum(SHAPES),
  /** The session may act in this game only (it came from a turn mail); null for a full session. */
  onlyGame: z.string().nullable(),
});

/** Who sits where, with the colour and shape to draw; colours are distinct within a game. */
const player = z.object({
  seat: z.int(),
  kind: z.enum(['person', 'bot', 'nobody', 'invited']),
  name: z.string(),
  colour: z.enum(COLOURS),
  shape: z.enum(SHAPES),
  resigned: z.boolean(),
  /** The address of an invited or seated person refuses mail; shown to the table. */
  mailFails: z.boolean(),
});

const summary = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  status: z.enum(['open', 'running', 'ended', 'cancelled']),
  seq: z.int(),
  players: z.array(player),
  /** Your seat, if you have one. */
  seat: z.int().nullable(),
  /** Awaited seats with the time since when and the deadline (epoch ms). */
  waits: z.array(z.object({ seat: z.int(), at: z.number(), due: z.number().nullable() })),
  /** The last turn in words. */
  last: z.string(),
  /** Ranks and totals by seat once it is over. */
  ranking: z.array(z.int()).nullable(),
  totals: z.array(z.number()).nullable(),
  updatedAt: z.number(),
});

const head = z.object({
  id: z.string(),
  viewer,
  title: z.string(),
  name: z.string(),
  host: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  players: z.array(player),
  seq: z.int(),
  muted: z.boolean(),
  /** Code of the link that takes an open seat; for those at the table while the game is open. */
  joinCode: z.string().nullable(),
  /** The seq at which this seat last acted, for 'since your last turn'; 0 if never. */
  lastActed: z.int(),
});

const commits = z.object({ seq: z.int(), build: z.string(), commits: z.array(commit) });
const talkLine = z.object({ at: z.number(), seat: z.int().nullable(), name: z.string(), text: z.string() });
const session = z.object({
  id: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  agent: z.string(),
  current: z.boolean(),
});
const nothing = z.object({});

const gameParams = { id };
const viewerParams = { id, viewer };
const seatParams = { id, seat };

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Who may call: anybody, a session, or a session that may act in this game. */
  readonly who: 'anybody' | 'session';
  readonly says: string;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

export const contract = {
  health: {
    method: 'get',
    path: '/api/health',
    who: 'anybody',
    says: 'The service answers',
    reply: z.object({ ok: z.boolean(), build: z.string() }),
  },

  askSignIn: {
    method: 'post',
    path: '/api/sign-in',
    who: 'anybody',
    says: 'Mail a link and a code. The answer never tells whether the address is known',
    body: z.strictObject({ email, next: z.string().max(200).optional() }),
    reply: nothing,
  },
  enterCode: {
    method: 'post',
    path: '/api/sign-in/code',
    who: 'anybody',
    says: 'Sign in with the code, in the browser that asked',
    body: z.strictObject({ email, code: z.string().regex(/^\d{6}$/) }),
    reply: z.object({ me, next: z.string() }),
  },
  seeSignIn: {
    method: 'get',
    path: '/api/sign-in/:token',
    who: 'anybody',
    says: 'Whose link this is; changes nothing',
    params: { token },
    reply: z.object({ email: z.string(), next: z.string() }),
  },
  useSignIn: {
    method: 'post',
    path: '/api/sign-in/:token',
    who: 'anybody',
    says: 'Sign in with the link',
    params: { token },
    reply: z.object({ me, next: z.string() }),
  },
  signOut: { method: 'post', path: '/api/sign-out', who: 'session', says: 'End this session', reply: nothing },

  me: { method: 'get', path: '/api/me', who: 'session', says: 'Who I am', reply: me },
  changeMe: {
    method: 'patch',
    path: '/api/me',
    who: 'session',
    says: 'Change name, colour, shape',
    body: z.strictObject({
      name: name.optional(),
      colour: z.enum(COLOURS).optional(),
      shape: z.enum(SHAPES).optional(),
    }),
    reply: me,
  },
  sessions: {
    method: 'get',
    path: '/api/me/sessions',
    who: 'session',
    says: 'My sessions',
    reply: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    method: 'delete',
    path: '/api/me/sessions/:session',
    who: 'session',
    says: 'End a session of mine',
    params: { session: z.string().max(64) },
    reply: nothing,
  },
  exportMe: {
    method: 'get',
    path: '/api/me/export',
    who: 'session',
    says: 'All that is kept about me',
    reply: z.looseObject({}),
  },
  deleteMe: {
    method: 'delete',
    path: '/api/me',
    who: 'session',
    says: 'Delete my account; my seats in running games resign',
    body: z.strictObject({ email }),
    reply: nothing,
  },

  createGame: {
    method: 'post',
    path: '/api/games',
    who: 'session',
    says: 'Open a game and send its invitations; it starts when no seat is free',
    body: z.strictObject({
      title: z.string().max(60),
      name: z.string().trim().min(1).max(60),
      seats: z.array(seatPlan).min(1).max(10),
      options,
      clock,
      visibility: z.enum(VISIBILITIES),
      nonce,
      commandId,
    }),
    reply: z.object({ id: z.string() }),
  },
  myGames: {
    method: 'get',
    path: '/api/games',
    who: 'session',
    says: 'My games and invitations',
    reply: z.object({ games: z.array(summary), invitations: z.array(z.object({ code: z.string(), game: summary })) }),
  },
  publicGames: {
    method: 'get',
    path: '/api/games/public',
    who: 'anybody',
    says: 'Games that anybody may watch, newest first; `demo` plays itself on the landing page',
    reply: z.object({ demo: z.string().nullable(), games: z.array(summary) }),
  },
  whichViewer: {
    method: 'get',
    path: '/api/games/:id',
    who: 'anybody',
    says: 'As whom I may see this game',
    params: gameParams,
    reply: z.object({ viewer }),
  },
  game: {
    method: 'get',
    path: '/api/games/:id/as/:viewer',
    who: 'anybody',
    says: 'The game without its log',
    params: viewerParams,
    reply: head,
  },
  commits: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/commits',
    who: 'anybody',
    says: 'Commits after a seq, as this viewer may see them',
    params: viewerParams,
    query: { after: z.coerce.number().int().min(0).optional() },
    reply: commits,
  },
  position: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/position',
    who: 'anybody',
    says: 'The state at a seq, as this viewer may see it',
    params: viewerParams,
    query: { seq: z.coerce.number().int().min(0).optional() },
    reply: z.object({ seq: z.int(), awaiting: z.array(z.int()), state: z.unknown() }),
  },
  choices: {
    method: 'post',
    path: '/api/games/:id/as/:viewer/choices',
    who: 'session',
    says: 'What may be said next after these moves',
    params: viewerParams,
    body: z.strictObject({ moves: z.array(move).max(60), move: move.optional() }),
    reply: z.object({ actions: z.record(z.string(), z.unknown()), choice: z.unknown() }),
  },
  exportGame: {
    method: 'get',
    path: '/api/games/:id/as/:viewer/export',
    who: 'anybody',
    says: 'The game as a file; with its dice once it is over',
    params: viewerParams,
    reply: z.looseObject({}),
  },

  turn: {
    method: 'post',
    path: '/api/games/:id/turns',
    who: 'session',
    says: 'Send a turn. 409 brings the newer commits',
    params: gameParams,
    body: z.strictObject({
      seat: z.int().min(0).max(9),
      expectedSeq: z.int().min(0),
      commandId,
      moves: z.array(move).min(1).max(60),
    }),
    reply: commits,
  },
  resign: {
    method: 'post',
    path: '/api/games/:id/resign',
    who: 'session',
    says: 'Leave a running game for good',
    params: gameParams,
    body: z.strictObject({ seat: z.int().min(0).max(9), commandId }),
    reply: commits,
  },
  startGame: {
    method: 'post',
    path: '/api/games/:id/start',
    who: 'session',
    says: 'The host starts with the seats that are taken',
    params: gameParams,
    body: z.strictObject({ commandId }),
    reply: commits,
  },
  cancelGame: {
    method: 'post',
    path: '/api/games/:id/cancel',
    who: 'session',
    says: 'The host gives up a game that has not started',
    params: gameParams,
    body: z.strictObject({ commandId }),
    reply: commits,
  },
  inviteToSeat: {
    method: 'post',
    path: '/api/games/:id/seats/:seat/invite',
    who: 'session',
    says: 'The host invites an address to a free seat',
    params: seatParams,
    body: z.strictObject({ email, name: name.optional(), commandId }),
    reply: commits,
  },
  leaveSeat: {
    method: 'post',
    path: '/api/games/:id/seats/:seat/leave',
    who: 'session',
    says: 'Leave a game that has not started',
    params: seatParams,
    body: z.strictObject({ commandId }),
    reply: commits,
  },
  seeInvitation: {
    method: 'get',
    path: '/api/invitations/:code',
    who: 'anybody',
    says: 'What an invitation or a join link leads to; changes nothing',
    params: { code: token },
    reply: z.object({
      game: summary,
      options,
      clock,
      seat: z.int().nullable(),
      from: z.string(),
      /** Set when the code itself proves an address. */ email: z.string().nullable(),
      taken: z.boolean(),
    }),
  },
  takeSeat: {
    method: 'post',
    path: '/api/invitations/:code',
    who: 'anybody',
    says: 'Sit down. A code from a mail needs no session and makes one',
    params: { code: token },
    body: z.strictObject({ nonce, name: name.optional(), commandId }),
    reply: z.object({ id: z.string(), seat: z.int(), me }),
  },

  seeTurnLink: {
    method: 'get',
    path: '/api/turn-links/:token',
    who: 'anybody',
    says: 'Which seat a turn mail leads to; changes nothing',
    params: { token },
    reply: z.object({ id: z.string(), seat: z.int(), name: z.string(), signedIn: z.boolean() }),
  },
  useTurnLink: {
    method: 'post',
    path: '/api/turn-links/:token',
    who: 'anybody',
    says: 'Go on as this player, in this game only',
    params: { token },
    reply: z.object({ id: z.string(), seat: z.int(), me }),
  },
  unsubscribe: {
    method: 'post',
    path: '/api/unsubscribe/:token',
    who: 'anybody',
    says: 'No more mail about this game (RFC 8058)',
    params: { token },
    reply: nothing,
  },
  mute: {
    method: 'put',
    path: '/api/games/:id/mute',
    who: 'session',
    says: 'Mail about this game on or off',
    params: gameParams,
    body: z.strictObject({ muted: z.boolean() }),
    reply: nothing,
  },

  talk: {
    method: 'get',
    path: '/api/games/:id/talk',
    who: 'anybody',
    says: 'Table talk',
    params: gameParams,
    reply: z.object({ lines: z.array(talkLine) }),
  },
  say: {
    method: 'post',
    path: '/api/games/:id/talk',
    who: 'session',
    says: 'Say something at the table',
    params: gameParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(1000) }),
    reply: z.object({ lines: z.array(talkLine) }),
  },
  notes: {
    method: 'get',
    path: '/api/games/:id/notes',
    who: 'session',
    says: 'My private notes',
    params: gameParams,
    reply: z.object({ text: z.string() }),
  },
  note: {
    method: 'put',
    path: '/api/games/:id/notes',
    who: 'session',
    says: 'Keep my private notes',
    params: gameParams,
    body: z.strictObject({ text: z.string().max(10000) }),
    reply: nothing,
  },
} as const satisfies Record<string, Route>;

export type Contract = typeof contract;
export type RouteId = keyof Contract;
export type Reply<K extends RouteId> = z.infer<Contract[K]['reply']>;
export type Body<K extends RouteId> = Contract[K] extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type Params<K extends RouteId> = Contract[K] extends {
  readonly params: infer P extends Readonly<Record<string, z.ZodType>>;
}
  ? { readonly [N in keyof P]: string | number }
  : undefined;
