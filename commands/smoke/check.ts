import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { foldAll } from '../../domain/kernel/game.ts';
import type { AnyTitle, GameEvent } from '../../domain/kernel/rules.ts';
import { gameFile, verifyGame } from '../../functions/server/random/verify-game.ts';

type Commits = Parameters<typeof foldAll<unknown, GameEvent>>[1];

const exported = z.looseObject({ commits: z.array(z.looseObject({ seq: z.int() })) });

/** Something that must be equal is not. */
export class Wrong extends Error {
  override readonly name = 'Wrong';
}

export interface Checked {
  readonly commits: number;
  readonly totals: readonly number[];
  readonly draws: number;
}

/** Folds an exported game from nothing, compares its scores with those of its end, and derives its dice again. */
export const checkExport = (title: AnyTitle, file: unknown): Checked => {
  const { commits } = exported.parse(file);
  const game = foldAll(title.rules, commits as unknown as Commits);
  const { result } = game.table;
  if (!result) throw new Wrong('the exported game has no end');
  const replayed = title.rules.scores(game.state);
  if (!isDeepStrictEqual(replayed, result.scores))
    throw new Wrong(`the replay scores ${JSON.stringify(replayed)}, the end says ${JSON.stringify(result.scores)}`);
  const { draws, wrong } = verifyGame(gameFile.parse(file));
  if (wrong !== null) throw new Wrong(wrong);
  return { commits: commits.length, totals: result.scores.map(({ total }) => total), draws };
};
