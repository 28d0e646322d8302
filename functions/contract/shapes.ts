// What is said in several routes. Shapes are made when a route first needs them: all at once they were a quarter of the
// API's cold start.

import * as z from 'zod/mini';
import { BOT_LEVELS } from '../../domain/kernel/bot.ts';
import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { VISIBILITIES } from '../../domain/kernel/lifecycle.ts';
import { COLOURS, SHAPES } from '../../domain/kernel/player-style.ts';
import { FORMAT } from '../server/store/commit-item.ts';

// Two plain patterns: one with both in it would take very long over what is very long.
const ON_ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const id = () => z.string().check(z.regex(/^[0-9A-Za-z_-]{16,40}$/));
export const token = () => z.string().check(z.regex(/^[0-9A-Za-z_-]{20,200}$/));
export const seat = () => z.coerce.number().check(z.int(), z.gte(0), z.lte(9));
export const viewer = () => z.union([z.literal('spectator'), seat()]);
export const email = () => z.email().check(z.maxLength(254));
/**
 * What goes into subjects of mails and between other people's words: something to see, on one line, and nothing that turns
 * the text around it.
 */
export const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(ON_ONE_LINE), z.regex(SOMETHING_TO_SEE));
export const name = () => line(40);
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
  ...{ from: z.coerce.number().check(z.int(), z.gte(1)), to: z.coerce.number().check(z.int(), z.gte(1)) },
});

export const gameParams = () => ({ id: id() });
export const viewerParams = () => ({ id: id(), viewer: viewer() });
export const seatParams = () => ({ id: id(), seat: seat() });
