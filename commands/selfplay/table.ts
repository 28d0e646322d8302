// A game as the server keeps it: commits, what they fold to, and what every seat may see of it.

import { open, withConsequences } from '../../domain/kernel/commands.ts';
import type { SeenCommit, Step } from '../../domain/kernel/commit.ts';
import { blankGame, fold, type Game, seenBy } from '../../domain/kernel/game.ts';
import type { LifecycleEvent } from '../../domain/kernel/lifecycle.ts';
import type { Options } from '../../domain/kernel/options.ts';
import { isRefusal } from '../../domain/kernel/play.ts';
import type { Random } from '../../domain/kernel/random.ts';
import type { AnyRules, GameEvent } from '../../domain/kernel/rules.ts';

export interface Table {
  readonly rules: AnyRules;
  readonly dice: Random;
  game: Game<unknown>;
  /** By seat, what it may see. */
  views: readonly Game<unknown>[];
  readonly commits: SeenCommit[];
}

/** What cannot be opened was planned. */
class Unplayable extends Error {
  override readonly name = 'Unplayable';
}

const SEED = '';

/** Commits what was decided, with what it brings with it. */
export const enter = (table: Table, decided: readonly Step[], aside = false): void => {
  const { rules, dice, game } = table;
  const steps = withConsequences(rules, game, decided, () => dice, SEED);
  const commit: SeenCommit = { seq: game.seq + 1, at: 0, steps, aside };
  table.game = fold(rules, game, commit);
  table.views = table.views.map((view, seat) => fold(rules, view, seenBy(rules, commit, seat, false)));
  table.commits.push(commit);
};

/** A game that has begun, with a person at every seat. */
export const openTable = (rules: AnyRules, options: Options, seats: number, dice: Random): Table => {
  const table: Table = {
    ...{ rules, dice, game: blankGame(rules), commits: [] },
    views: Array.from({ length: seats }, () => blankGame(rules)),
  };
  const opened = open(rules, {
    ...{ name: '', host: '', options, clock: { kind: 'none' }, visibility: 'private', commitment: '' },
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', id: String(seat), nonce: '' })),
  });
  if (isRefusal(opened)) throw new Unplayable(opened.refused);
  enter(table, [opened]);
  return table;
};

/** All facts in their order, those of every table among them. */
export const eventsOf = (commits: readonly SeenCommit[]): readonly (GameEvent | LifecycleEvent)[] =>
  commits.flatMap((commit) => commit.steps.flatMap((step) => step.events));
