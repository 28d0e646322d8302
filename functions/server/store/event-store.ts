import type { Commit } from '../../../domain/kernel/commit.ts';

/** Whether a commit is in the log now, or another one has its place. */
export type Appended = 'appended' | 'conflict';

/** The logs of all games: the only truth. Nothing in it is ever changed or taken out. */
export interface EventStore {
  /**
   * The commits after a seq, in order and complete up to the moment of the call. Throws `BrokenLog` on a hole,
   * and `NotRead` where the answer was no answer.
   */
  read(gameId: string, after?: number): Promise<readonly Commit[]>;
  /** The seq of the last commit; 0 for an unknown game. */
  last(gameId: string): Promise<number>;
  /** Puts a commit at its seq if nobody was there before. Throws `CommitTooLarge`. */
  append(commit: Commit): Promise<Appended>;
}

/** Commits are a few kB; one of this size means that something is wrong. */
export const MOST_BYTES = 64 * 1024;

/** A log could not be read as it is stored: what its database or the way there says tells nothing about the log. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly code = 'not-read';
}

export class CommitTooLarge extends Error {
  override readonly name = 'CommitTooLarge';
  constructor(gameId: string, seq: number, bytes: number) {
    super(`commit ${seq} of game ${gameId} has ${bytes} bytes`);
  }
}
