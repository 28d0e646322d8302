import type { AnyTitle } from '../../domain/kernel/rules.ts';
import { type Outcome, playGame } from './one-game.ts';
import type { Planned } from './plan.ts';
import type { PlayerName } from './player.ts';
import { type Tally, tallyOf } from './tally.ts';

/** One finished game, small enough to be handed from thread to thread. */
export interface PlayedGame extends Omit<Outcome, 'events'> {
  readonly planned: Planned;
  readonly events: number;
  readonly tally: Tally;
}

/** Plays a game of the plan. */
export const playPlanned = (title: AnyTitle, planned: Planned, player: PlayerName): PlayedGame => {
  const { events, ...outcome } = playGame(title, planned.options, planned.seats, planned.seed, player);
  return { ...outcome, planned, events: events.length, tally: tallyOf(events) };
};
