import type { Commit } from '../../../domain/kernel/commit.ts';
import { BrokenLog } from '../../../domain/kernel/game.ts';

/** The commits as they are, if they follow `after` without a hole. */
export const inOrder = (after: number, commits: readonly Commit[]): readonly Commit[] => {
  for (const [i, commit] of commits.entries())
    if (commit.seq !== after + i + 1) throw new BrokenLog(after + i, commit.seq);
  return commits;
};
