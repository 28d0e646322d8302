import type { Bots } from '../../../kernel/bot.ts';
import type { BuildersState } from '../state.ts';
import { bestMove } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** `quick` looks at single moves, `greedy` at whole turns. */
export const bots: Bots<BuildersState> = {
  quick: (view, seat, dice) => bestMove(view, seat, 1, 1, WEIGHTS, dice),
  greedy: (view, seat, dice) => bestMove(view, seat, 8, 6, WEIGHTS, dice),
};
