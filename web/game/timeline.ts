// A log as a row of positions, so that a replay can jump anywhere at once.

import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { blankGame, foldAll, type Game } from '../../domain/kernel/game.ts';
import { isLifecycle } from '../../domain/kernel/lifecycle.ts';
import { type Ply, plies } from '../../domain/kernel/plies.ts';
import type { AnyPlayRules, GameEvent } from '../../domain/kernel/rules.ts';

/** A ply with the position after it. */
export interface Position extends Ply {
  readonly state: unknown;
}

export interface Timeline {
  readonly commits: readonly SeenCommit[];
  readonly game: Game<unknown>;
  /** By ply; ply 0 is the position after the setup. Empty before the start. */
  readonly positions: readonly Position[];
}

export const blankTimeline = (rules: AnyPlayRules): Timeline => ({
  commits: [],
  game: blankGame(rules),
  positions: [],
});

/** The title's own events of a ply. */
export const titleEvents = (ply: Ply): readonly GameEvent[] =>
  ply.events.filter((e): e is GameEvent => !isLifecycle(e));

const positionsOf = (rules: AnyPlayRules, row: readonly Ply[], before: readonly Position[]): readonly Position[] => {
  let state = rules.blank();
  return row.map((ply, i) => {
    const known = before[i];
    const same = known?.events.length === ply.events.length && known.seq === ply.seq;
    state = same ? known.state : titleEvents(ply).reduce((s, event) => rules.evolve(s, event), state);
    return same ? known : { ...ply, state };
  });
};

/** The timeline further on; commits that it has already are left out. Throws `BrokenLog` when one is missing. */
export const extended = (rules: AnyPlayRules, line: Timeline, commits: readonly SeenCommit[]): Timeline => {
  const newer = commits.filter((c) => c.seq > line.game.seq);
  if (newer.length === 0) return line;
  const all = [...line.commits, ...newer];
  const game = foldAll(rules, newer, line.game);
  const begun = game.table.status === 'running' || game.table.status === 'ended';
  return { commits: all, game, positions: begun ? positionsOf(rules, plies(all), line.positions) : [] };
};

/** True where another seat than before has played. */
const beginsTurn = (row: readonly Position[], at: number): boolean => row[at]?.seat !== row[at - 1]?.seat;

/** From `at` to the end of the turn before it; from inside a turn to where that turn began. */
export const turnBack = (row: readonly Position[], at: number): number => {
  let to = at;
  while (to > 0 && !beginsTurn(row, to)) to -= 1;
  return Math.max(to - 1, 0);
};

/** From `at` to the end of the turn that is going on after it. */
export const turnOn = (row: readonly Position[], at: number): number => {
  let to = Math.min(at + 1, row.length - 1);
  while (to + 1 < row.length && !beginsTurn(row, to + 1)) to += 1;
  return Math.max(to, 0);
};
