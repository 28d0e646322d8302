import type { SeenCommit } from './commit.ts';
import type { LifecycleEvent } from './lifecycle.ts';
import type { GameEvent, Seat } from './rules.ts';

/** One place of a replay. Ply 0 is all up to the start; then every move is one. */
export interface Ply<E extends GameEvent = GameEvent> {
  readonly ply: number;
  /** The commit that it is part of; 0 for the ply 0 of an empty log. */
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly (E | LifecycleEvent)[];
}

const starts = (commit: SeenCommit): boolean =>
  commit.steps.some((step) => step.events.some((event) => event.type === 'GameStarted'));

/**
 * The log as the replay walks it. A step of no seat (the end of a game, what the table does by itself) belongs to the
 * ply before it, and so does everything in the commit that starts the game: it is the setup.
 */
export const plies = <E extends GameEvent>(commits: readonly SeenCommit<E>[]): readonly Ply<E>[] => {
  const setup: (E | LifecycleEvent)[] = [];
  const moves: Ply<E>[] = [];
  let started = false;
  let setupSeq = 0;
  for (const commit of commits) {
    for (const step of commit.steps) {
      const last = moves.at(-1);
      if (!started) setup.push(...step.events);
      else if (step.seat !== null)
        moves.push({ ply: moves.length + 1, seq: commit.seq, seat: step.seat, events: step.events });
      else if (last) moves[moves.length - 1] = { ...last, seq: commit.seq, events: [...last.events, ...step.events] };
      else setup.push(...step.events);
    }
    if (moves.length === 0) setupSeq = commit.seq;
    started ||= starts(commit);
  }
  return [{ ply: 0, seq: setupSeq, seat: null, events: setup }, ...moves];
};
