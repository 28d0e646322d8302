import type { Random } from './random.ts';
import type { Move, Seat } from './rules.ts';

/** `quick` plays a game in milliseconds for self-play, `greedy` is good enough to be fun. */
export const BOT_LEVELS = ['quick', 'greedy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Each level says one complete legal move for a seat that is awaited. `view` is the state as this seat may see it;
 * equal dice give equal moves.
 */
export interface Bots<S> {
  quick(view: S, seat: Seat, dice: Random): Move;
  greedy(view: S, seat: Seat, dice: Random): Move;
}
