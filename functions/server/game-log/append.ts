// The one way by which anything gets into a log.

import { withConsequences } from '../../../domain/kernel/commands.ts';
import type { Commit, Step } from '../../../domain/kernel/commit.ts';
import { isRefusal, type Refusal } from '../../../domain/kernel/play.ts';
import { type Random, recorded } from '../../../domain/kernel/random.ts';
import type { AnyTitle, Titles } from '../../../domain/kernel/rules.ts';
import { diceKey, gameDice } from '../random/game-dice.ts';
import { FORMAT } from '../store/commit-item.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Seeds } from '../store/seeds.ts';
import { blankLog, grown, type Log, type Logs } from './logs.ts';

export interface TurnParts {
  readonly events: EventStore;
  readonly logs: Logs;
  readonly seeds: Seeds;
  readonly titles: Titles;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Who sends what; the pair (by, commandId) is in a log at most once after `after`. */
export interface Command {
  readonly gameId: string;
  readonly by: string;
  readonly commandId: string;
  readonly after: number;
  /** The log as it was read a moment ago, so that it need not be read again before the first try. */
  readonly known?: Log;
}

export interface Decision {
  readonly steps: readonly Step[];
  readonly aside?: boolean;
}

/** What comes of a command on the log as it is; rolls only through `dice`, which are keyed by the nonces of the seats. */
export type Decide = (
  log: Log,
  dice: (nonces: readonly string[]) => Random,
  seed: string,
) => Decision | Refusal | 'conflict';

export type Outcome =
  /** It is in the log: by this call, or by an earlier one with the same command id. */
  | { readonly kind: 'done'; readonly log: Log }
  | { readonly kind: 'conflict'; readonly log: Log }
  | { readonly kind: 'refused'; readonly code: string; readonly at: number }
  | { readonly kind: 'unknown' };

const TRIES = 8;

const noncesOf = (log: Log): readonly string[] => log.game.table.seats.map((seat) => seat.nonce);

/** The dice of a running game where its log ends. */
export const diceOf = (log: Log, dice: (nonces: readonly string[]) => Random): Random => dice(noncesOf(log));

const decided = async (parts: TurnParts, log: Log, command: Command, decide: Decide) => {
  const seed = await parts.seeds.of(log.id);
  let rolled: ReturnType<typeof recorded> | undefined;
  const dice = (nonces: readonly string[]): Random => {
    rolled ??= recorded(gameDice(diceKey(seed, nonces), log.id, log.drawn));
    return rolled.dice;
  };
  const decision = decide(log, dice, seed);
  if (decision === 'conflict' || isRefusal(decision)) return decision;
  const steps = withConsequences(log.title.rules, log.game, decision.steps, dice, seed);
  const commit: Commit = {
    ...{ gameId: log.id, seq: log.game.seq + 1, commandId: command.commandId, by: command.by, v: FORMAT },
    at: Math.max(parts.now(), log.game.at),
    steps,
    draws: rolled?.draws ?? [],
    aside: decision.aside ?? false,
  };
  return commit;
};

const attempt = async (parts: TurnParts, log: Log, command: Command, decide: Decide): Promise<Outcome | 'again'> => {
  const { by, commandId, after } = command;
  if (log.commits.slice(after).some((c) => c.by === by && c.commandId === commandId)) return { kind: 'done', log };
  const commit = await decided(parts, log, command, decide);
  if (commit === 'conflict') return { kind: 'conflict', log };
  if (isRefusal(commit)) return { kind: 'refused', code: commit.refused, at: commit.at };
  if ((await parts.events.append(commit)) === 'conflict') return 'again';
  const longer = grown(log, [commit]);
  parts.logs.keep(longer);
  return { kind: 'done', log: longer };
};

/**
 * Appends what a command decides, once. A put whose answer was lost is repeated, so the commit in our way may be our
 * own: after a lost race the log is read again and searched before anything is decided anew.
 */
export const append = async (
  parts: TurnParts,
  command: Command,
  decide: Decide,
  opening?: AnyTitle,
): Promise<Outcome> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = tries === 0 && command.known ? command.known : await parts.logs.read(command.gameId);
    const log = read ?? (opening ? blankLog(command.gameId, opening) : null);
    if (!log) return { kind: 'unknown' };
    const outcome = await attempt(parts, log, command, decide);
    if (outcome !== 'again') return outcome;
  }
  const log = await parts.logs.read(command.gameId);
  return log ? { kind: 'conflict', log } : { kind: 'unknown' };
};
