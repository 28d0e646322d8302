import type { AnyTitle } from '../../domain/kernel/rules.ts';
import type { Manner } from './manner.ts';
import { type Outcome, playGame } from './one-game.ts';
import type { Planned } from './plan.ts';
import { type Tally, tallyOf } from './tally.ts';

/** One finished game, small enough to be handed from thread to thread. */
export interface PlayedGame extends Omit<Outcome, 'events'> {
  readonly planned: Planned;
  readonly events: number;
  readonly tally: Tally;
}

/** Plays a game of the plan. */
export const playPlanned = (title: AnyTitle, planned: Planned, manner: Manner): PlayedGame => {
  const { events, ...outcome } = playGame(title, planned, manner);
  return { ...outcome, planned, events: events.length, tally: tallyOf(events) };
};
