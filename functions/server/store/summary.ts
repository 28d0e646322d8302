// A game on one line of a list: only what everybody at the table knows, people as ids. Names are put in when it is read.

import * as z from 'zod/mini';
import { BOT_LEVELS } from '../../../domain/kernel/bot.ts';
import type { SeenCommit } from '../../../domain/kernel/commit.ts';
import { dueAt, type Game, seenBy } from '../../../domain/kernel/game.ts';
import { isLifecycle, type Player, VISIBILITIES, type Visibility } from '../../../domain/kernel/lifecycle.ts';
import type { Phrase } from '../../../domain/kernel/phrase.ts';
import type { AnyRules, Seat } from '../../../domain/kernel/rules.ts';
import { lazy } from '../lazy.ts';

/** What a stored line must have to be shown; one written by another build may not. */
export const summaryShape = lazy(() =>
  z.object({
    ...{ id: z.string(), title: z.string(), name: z.string(), host: z.string(), visibility: z.enum(VISIBILITIES) },
    ...{ status: z.enum(['open', 'running', 'ended', 'cancelled']), seq: z.int(), updatedAt: z.number() },
    seats: z.array(
      z.object({
        player: z.nullable(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('person'), id: z.string() }),
            z.object({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
          ]),
        ),
        invitation: z.nullable(z.string()),
        resigned: z.boolean(),
      }),
    ),
    waits: z.array(z.object({ seat: z.int(), since: z.int(), at: z.number(), due: z.nullable(z.number()) })),
    last: z.array(
      z.object({
        key: z.string(),
        seat: z.exactOptional(z.int()),
        args: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
      }),
    ),
    ranking: z.nullable(z.array(z.int())),
    totals: z.nullable(z.array(z.number())),
  }),
);

export interface SummarySeat {
  readonly player: Player | null;
  readonly invitation: string | null;
  readonly resigned: boolean;
}

export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly host: string;
  readonly visibility: Visibility;
  readonly status: 'open' | 'running' | 'ended' | 'cancelled';
  readonly seq: number;
  readonly seats: readonly SummarySeat[];
  readonly waits: readonly {
    readonly seat: Seat;
    readonly since: number;
    readonly at: number;
    readonly due: number | null;
  }[];
  /** The last turn as sentences without names, for everybody's eyes. */
  readonly last: readonly Phrase[];
  readonly ranking: readonly number[] | null;
  readonly totals: readonly number[] | null;
  readonly updatedAt: number;
}

const told = (rules: AnyRules, commits: readonly SeenCommit[], revealed: boolean): readonly Phrase[] => {
  for (const commit of commits.toReversed()) {
    const seen = seenBy(rules, commit, 'spectator', revealed);
    const events = seen.steps.flatMap((step) => step.events).filter((event) => !isLifecycle(event));
    const phrases = events.length > 0 ? rules.describe(events) : [];
    if (phrases.length > 0) return phrases;
  }
  return [];
};

/** The line of a game from its fold and its newest commits (the last one that has something to tell is told). */
export const summarise = (
  id: string,
  rules: AnyRules,
  game: Game<unknown>,
  newest: readonly SeenCommit[],
): GameSummary => {
  const { title, name, host, visibility, status, seats, result, seed } = game.table;
  return {
    ...{ id, title, name, host, visibility, status, seq: game.seq, updatedAt: game.at },
    seats: seats.map(({ player, invitation, resigned }) => ({ player, invitation, resigned })),
    waits: game.waits.map(({ seat, since, at }) => ({ seat, since, at, due: dueAt(game, seat) })),
    last: told(rules, newest, seed !== null),
    ranking: result?.ranking ?? null,
    totals: result?.scores.map((score) => score.total) ?? null,
  };
};
