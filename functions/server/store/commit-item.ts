// A commit as an item of the Events table, and how older formats become today's.

import * as z from 'zod/mini';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { lazy } from '../lazy.ts';
import { CommitTooLarge, MOST_BYTES } from './event-store.ts';

/** The format that is written now. */
export const FORMAT = 1;

export interface CommitItem {
  readonly pk: string;
  readonly seq: number;
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
  readonly v: number;
  /** JSON of `{steps, draws, aside}`. */
  readonly body: string;
}

export const logKey = (gameId: string): string => `GAME#${gameId}`;

const item = lazy(() =>
  z.object({
    pk: z.string().check(z.startsWith('GAME#')),
    seq: z.int(),
    commandId: z.string(),
    by: z.string(),
    at: z.number(),
    v: z.int().check(z.gte(1), z.lte(FORMAT)),
    body: z.string(),
  }),
);

const body = lazy(() =>
  z.object({
    steps: z.array(
      z.object({
        action: z.string(),
        seat: z.nullable(z.int()),
        events: z.array(z.looseObject({ type: z.string() })),
      }),
    ),
    draws: z.array(z.object({ n: z.int(), below: z.int(), value: z.int() })),
    aside: z.boolean(),
  }),
);

/** From the format before to the one named; the log is never rewritten, so each stays for ever. */
const UPCASTS: Readonly<Record<number, (old: unknown) => unknown>> = {};

const upcast = (v: number, old: unknown): unknown => {
  let value = old;
  for (let to = v + 1; to <= FORMAT; to += 1) value = UPCASTS[to]?.(value) ?? value;
  return value;
};

/** Throws `CommitTooLarge` before anything is written. */
export const toItem = ({ gameId, seq, commandId, by, at, v, steps, draws, aside }: Commit): CommitItem => {
  const said = JSON.stringify({ steps, draws, aside });
  const bytes = Buffer.byteLength(said);
  if (bytes > MOST_BYTES) throw new CommitTooLarge(gameId, seq, bytes);
  return { pk: logKey(gameId), seq, commandId, by, at, v, body: said };
};

export const fromItem = (stored: unknown): Commit => {
  const { pk, seq, commandId, by, at, v, body: said } = item().parse(stored);
  const parsed = body().parse(upcast(v, JSON.parse(said)));
  // Events were checked when they were made; here only their frame is.
  const { steps, draws, aside } = parsed as Pick<Commit, 'steps' | 'draws' | 'aside'>;
  return { gameId: pk.slice('GAME#'.length), seq, commandId, by, at, v: FORMAT, steps, draws, aside };
};
