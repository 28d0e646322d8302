import type { Bots } from '../../../kernel/bot.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { actions } from '../actions.ts';
import type { KbState } from '../state.ts';
import { best, type Found, type Reach } from './search.ts';
import { value } from './value.ts';

/** A tile is used when the position gets better by more than this. */
const WORTHWHILE = 0.2;

const say =
  (reach: Reach) =>
  (s: KbState, seat: Seat, dice: Dice): Move => {
    const all = actions(s, seat);
    const { build, redraw, end } = all;
    const builds = build ? best(s, seat, 'build', build, reach, dice) : null;
    if (builds) return builds.move;
    const mustDraw = redraw && end?.next(s, seat, []) !== null;
    if (mustDraw) return { action: 'redraw', picks: [] };
    const extra = bestExtra(s, seat, reach, dice);
    return extra && extra.worth > value(s, seat) + WORTHWHILE ? extra.move : { action: 'end', picks: [] };
  };

const bestExtra = (s: KbState, seat: Seat, reach: Reach, dice: Dice): Found | null => {
  let found: Found | null = null;
  for (const [name, action] of Object.entries(actions(s, seat))) {
    if (name === 'build' || name === 'redraw' || name === 'end') continue;
    const next = best(s, seat, name, action, reach, dice);
    if (next && (!found || next.worth > found.worth)) found = next;
  }
  return found;
};

/** Two strengths of the same thought. */
export const BOTS: Bots<KbState> = {
  quick: say({ first: 2, last: 8 }),
  greedy: say({ first: 6, last: 40 }),
};
