// What is said in several routes. Shapes are made when a route first needs them: all at once they were a quarter of the
// API's cold start.

import * as z from 'zod';
import { BOT_LEVELS } from '../../../domain/kernel/bot.ts';
import type { SeenCommit } from '../../../domain/kernel/commit.ts';
import { VISIBILITIES } from '../../../domain/kernel/lifecycle.ts';
import { COLOURS, SHAPES } from '../../../domain/kernel/livery.ts';
import { FORMAT } from '../../store/commit-item.ts';

export const id = () => z.string().regex(/^[0-9A-Za-z_-]{16,40}$/);
export const token = () => z.string().regex(/^[0-9A-Za-z_-]{20,200}$/);
export const seat = () => z.coerce.number().int().min(0).max(9);
export const viewer = () => z.union([z.literal('spectator'), seat()]);
export const email = () => z.email().max(254);
export const name = () => z.string().trim().min(1).max(40);
export const commandId = () => z.string().regex(/^[0-9A-Za-z_-]{8,64}$/);
export const nonce = () => z.string().regex(/^[0-9a-f]{32}$/);

export const optionValue = () =>
  z.union([
    z.boolean(),
    z.number(),
    z.string().max(80),
    z.array(z.string().max(80)).max(60),
    z.array(z.boolean()).max(60),
  ]);
export const options = () => z.record(z.string().max(60), optionValue());

export const clock = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('per-turn'), hours: z.int().min(1).max(720) }),
    z.strictObject({
      kind: z.literal('bank'),
      hours: z.int().min(1).max(720),
      perTurn: z.int().min(0).max(720),
      most: z.int().min(1).max(720),
    }),
  ]);

export const seatPlan = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('me') }),
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('invite'), email: email(), name: name().optional() }),
    z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
  ]);

export const move = () => z.strictObject({ action: z.string().max(60), picks: z.array(z.string().max(60)).max(60) });

export const step = () =>
  z.object({
    action: z.string(),
    seat: z.number().int().nullable(),
    events: z.array(z.looseObject({ type: z.string() })),
  });

/** A redacted commit, as `SeenCommit` of the kernel. */
export const commit = (): z.ZodType<SeenCommit> =>
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
    onlyGame: z.string().nullable(),
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
    joinCode: z.string().nullable(),
    /** The seq at which this seat last acted, for 'since your last turn'; 0 if never. */
    lastActed: z.int(),
  });

export const commits = () => z.object({ seq: z.int(), build: z.string(), commits: z.array(commit()) });
export const talkLine = () =>
  z.object({ at: z.number(), seat: z.int().nullable(), name: z.string(), text: z.string() });
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
  ...{ from: z.coerce.number().int().min(1), to: z.coerce.number().int().min(1) },
});

export const gameParams = () => ({ id: id() });
export const viewerParams = () => ({ id: id(), viewer: viewer() });
export const seatParams = () => ({ id: id(), seat: seat() });
