// What is said in several routes. Shapes are made when a route first needs them: all at once they were a quarter of the
// API's cold start.

import * as z from 'zod/mini';
import { BOT_LEVELS } from '../../domain/kernel/bot.ts';
import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { VISIBILITIES } from '../../domain/kernel/lifecycle.ts';
import { COLOURS, SHAPES } from '../../domain/kernel/player-style.ts';
import { FORMAT } from '../server/store/commit-item.ts';
import { isNoAddress, isVisible, isVisibleInLines, oneLine, someLines } from './text.ts';

export const id = () => z.string().check(z.regex(/^[0-9A-Za-z_-]{16,40}$/));
export const token = () => z.string().check(z.regex(/^[0-9A-Za-z_-]{20,200}$/));
/** Numbers in addresses have one spelling: what is kept by its address is kept once. */
const numeral = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const seat = () => numeral(/^[0-9]$/);
/** How many commits of a log, from none on. */
export const length = () => numeral(/^(0|[1-9][0-9]{0,8})$/);
const seq = () => numeral(/^[1-9][0-9]{0,8}$/);
/** As whom somebody looks. */
export const viewer = () => z.union([z.literal('spectator'), z.int()]);
export const email = () => z.email().check(z.maxLength(254));
/** Between other people's words: what can be seen, on one line, in one form. */
const line = (most: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(most), z.refine(isVisible, { error: 'text-hidden' }));
/** Names of people and games stand in mails, where an address would become a link. */
const nameOf = (most: number) => line(most).check(z.refine(isNoAddress, { error: 'text-link' }));
export const name = () => nameOf(40);
export const gameName = () => nameOf(60);
/** What is said at a table. */
export const saying = () =>
  z
    .string()
    .check(
      ...[z.overwrite(someLines), z.minLength(1), z.maxLength(1000)],
      z.refine(isVisibleInLines, { error: 'text-hidden' }),
    );
export const commandId = () => z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/));
export const nonce = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const optionValue = () =>
  z.union([
    z.boolean(),
    z.number(),
    z.string().check(z.maxLength(80)),
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60)),
    z.array(z.boolean()).check(z.maxLength(60)),
  ]);
export const options = () => z.record(z.string().check(z.maxLength(60)), optionValue());

export const clock = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('per-turn'), hours: z.int().check(z.gte(1), z.lte(720)) }),
    z.strictObject({
      kind: z.literal('bank'),
      hours: z.int().check(z.gte(1), z.lte(720)),
      perTurn: z.int().check(z.gte(0), z.lte(720)),
      most: z.int().check(z.gte(1), z.lte(720)),
    }),
  ]);

export const seatPlan = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('me') }),
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('invite'), email: email(), name: z.optional(name()) }),
    z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
  ]);

export const move = () =>
  z.strictObject({
    action: z.string().check(z.maxLength(60)),
    picks: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  });

export const step = () =>
  z.object({
    action: z.string(),
    seat: z.nullable(z.number().check(z.int())),
    events: z.array(z.looseObject({ type: z.string() })),
  });

/** A redacted commit, as `SeenCommit` of the kernel. */
export const commit = (): z.ZodMiniType<SeenCommit> =>
  z.object({
    seq: z.int(),
    at: z.number(),
    aside: z.boolean(),
    steps: z.array(step()),
  });

export const me = () =>
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    colour: z.enum(COLOURS),
    shape: z.enum(SHAPES),
    /** The session may act in this game only (it came from a turn mail); null for a full session. */
    onlyGame: z.nullable(z.string()),
    /** The installation is this person's: there is a page about it. */
    owner: z.boolean(),
  });

/** Who sits where, with the colour and shape to draw; colours are distinct within a game. */
export const player = () =>
  z.object({
    seat: z.int(),
    kind: z.enum(['person', 'bot', 'nobody', 'invited']),
    name: z.string(),
    colour: z.enum(COLOURS),
    shape: z.enum(SHAPES),
    resigned: z.boolean(),
    /** The address of an invited or seated person refuses mail; shown to the table. */
    mailFails: z.boolean(),
  });

export const summary = () =>
  z.object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    status: z.enum(['open', 'running', 'ended', 'cancelled']),
    seq: z.int(),
    players: z.array(player()),
    /** Your seat, if you have one. */
    seat: z.nullable(z.int()),
    /** Awaited seats with the time since when and the deadline (epoch ms). */
    waits: z.array(z.object({ seat: z.int(), at: z.number(), due: z.nullable(z.number()) })),
    /** The last turn in words. */
    last: z.string(),
    /** Ranks and totals by seat once it is over. */
    ranking: z.nullable(z.array(z.int())),
    totals: z.nullable(z.array(z.number())),
    updatedAt: z.number(),
  });

export const head = () =>
  z.object({
    id: z.string(),
    viewer: viewer(),
    title: z.string(),
    name: z.string(),
    host: z.boolean(),
    visibility: z.enum(VISIBILITIES),
    players: z.array(player()),
    seq: z.int(),
    muted: z.boolean(),
    /** The log grows no more and is open to everybody: `closedLog` has it. */
    closed: z.boolean(),
    /** Code of the link that takes an open seat; for those at the table while the game is open. */
    joinCode: z.nullable(z.string()),
    /** The seq at which this seat last acted, for 'since your last turn'; 0 if never. */
    lastActed: z.int(),
  });

export const commits = () => z.object({ seq: z.int(), build: z.string(), commits: z.array(commit()) });
export const talkLine = () =>
  z.object({ at: z.number(), seat: z.nullable(z.int()), name: z.string(), text: z.string() });
export const session = () =>
  z.object({
    id: z.string(),
    createdAt: z.number(),
    lastSeenAt: z.number(),
    agent: z.string(),
    current: z.boolean(),
  });
export const nothing = () => z.object({});

/** The path of commits that may be cached: who reads another format asks at another address. */
export const closedRange = () => ({
  ...{ format: z.literal(String(FORMAT)), id: id() },
  ...{ from: seq(), to: seq() },
});

export const gameParams = () => ({ id: id() });
export const viewerParams = () => ({ id: id(), viewer: z.union([z.literal('spectator'), seat()]) });
export const seatParams = () => ({ id: id(), seat: seat() });
