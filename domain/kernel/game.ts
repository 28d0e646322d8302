import { bankAfter, deadline, firstBank } from './clock.ts';
import type { SeenCommit } from './commit.ts';
import { blankTable, evolveTable, isLifecycle, type Table } from './lifecycle.ts';
import type { GameEvent, PlayRules, Seat, Viewer } from './rules.ts';

/** That a seat must act, since which commit and since when. Own commits and asides do not change it. */
export interface Wait {
  readonly seat: Seat;
  readonly since: number;
  readonly at: number;
}

/** A log folded: the table, the title's state, and who is awaited. */
export interface Game<S> {
  readonly seq: number;
  /** When the last commit was made, in epoch milliseconds; 0 before any. */
  readonly at: number;
  readonly table: Table;
  readonly state: S;
  readonly waits: readonly Wait[];
  /** Milliseconds left in each seat's bank when its wait began; empty before the start. */
  readonly banks: readonly number[];
}

export const blankGame = <S, E extends GameEvent>(rules: PlayRules<S, E>): Game<S> => ({
  seq: 0,
  at: 0,
  table: blankTable,
  state: rules.blank(),
  waits: [],
  banks: [],
});

/** Folds one commit, redacted or not. Throws `BrokenLog` when commits are missing or out of order. */
export const fold = <S, E extends GameEvent>(rules: PlayRules<S, E>, game: Game<S>, commit: SeenCommit<E>): Game<S> => {
  if (commit.seq !== game.seq + 1) throw new BrokenLog(game.seq, commit.seq);
  let { table, state } = game;
  for (const step of commit.steps)
    for (const event of step.events)
      if (isLifecycle(event)) table = evolveTable(table, event);
      else state = rules.evolve(state, event as E);
  const running = table.status === 'running';
  const awaited = running ? rules.awaiting(state) : [];
  const waits = awaited.map(
    (seat) => game.waits.find((w) => w.seat === seat) ?? { seat, since: commit.seq, at: commit.at },
  );
  const started = game.banks.length > 0 ? game.banks : running ? table.seats.map(() => firstBank(table.clock)) : [];
  const banks = started.map((bank, seat) => {
    const over = game.waits.find((w) => w.seat === seat && !awaited.includes(seat));
    return over ? bankAfter(table.clock, bank, commit.at - over.at) : bank;
  });
  return { seq: commit.seq, at: commit.at, table, state, waits, banks };
};

/** Folds a whole log from nothing, or further from `from`. */
export const foldAll = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  commits: readonly SeenCommit<E>[],
  from: Game<S> = blankGame(rules),
): Game<S> => commits.reduce((game, commit) => fold(rules, game, commit), from);

/** When an awaited seat's time is up, in epoch milliseconds; null without a clock or when it is not awaited. */
export const dueAt = <S>(game: Game<S>, seat: Seat): number | null => {
  const wait = game.waits.find((w) => w.seat === seat);
  return wait ? deadline(game.table.clock, wait.at, game.banks[seat] ?? 0) : null;
};

/** The commit as this viewer may see it. After the seed is revealed nothing is hidden (`revealed`). */
export const seenBy = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  commit: SeenCommit<E>,
  viewer: Viewer,
  revealed: boolean,
): SeenCommit<E> => ({
  seq: commit.seq,
  at: commit.at,
  aside: commit.aside,
  steps: revealed
    ? commit.steps
    : commit.steps.map((step) => ({
        ...step,
        events: step.events.map((event) => (isLifecycle(event) ? event : rules.redact(event as E, viewer))),
      })),
});

/** A log with a hole, or one that another log was mixed into. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
  readonly after: number;
  readonly found: number;
  constructor(after: number, found: number) {
    super(`commit ${found} follows ${after}`);
    this.after = after;
    this.found = found;
  }
}
