import type { Commit } from '../../../domain/kernel/commit.ts';
import { isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import type { Move, Seat } from '../../../domain/kernel/rules.ts';
import { append, diceOf, type Outcome, type TurnParts } from './append.ts';
import { holds, type Log } from './logs.ts';

export interface SentTurn {
  readonly gameId: string;
  readonly seat: Seat;
  readonly by: string;
  readonly expectedSeq: number;
  readonly commandId: string;
  readonly moves: readonly Move[];
  readonly known?: Log;
}

const othersAside = (commit: Commit, seat: Seat): boolean =>
  commit.aside && commit.steps.every((step) => step.seat !== null && step.seat !== seat);

/**
 * Plays the moves of one sending and appends them as one commit. Refused before anything is rolled when a move is not
 * legal; a conflict when somebody else's commit, not an aside, came first.
 */
export const sendTurn = (parts: TurnParts, turn: SentTurn): Promise<Outcome> => {
  const { gameId, seat, by, commandId, expectedSeq, moves, known } = turn;
  return append(parts, { gameId, by, commandId, after: expectedSeq, ...(known && { known }) }, (log, dice) => {
    if (!holds(log, seat, by)) return { refused: 'not-your-seat', at: 0 };
    const newer = log.commits.slice(expectedSeq);
    if (expectedSeq > log.game.seq || !newer.every((commit) => othersAside(commit, seat))) return 'conflict';
    if (log.game.table.status !== 'running') return { refused: 'not-running', at: 0 };
    const played = playTurn(log.title.rules, log.game.state, seat, moves, diceOf(log, dice));
    return isRefusal(played) ? played : { steps: played.steps, aside: played.aside };
  });
};
