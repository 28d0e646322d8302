import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import type { BuildersEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { ACTIONS_A_TURN, type BuildersState, builderOf, GOAL, points } from '../state.ts';
import { refill } from './refill.ts';
import { isStalled } from './stall.ts';

/** Who plays after `seat` and in which round: in order from the first player, without those who left; null when nobody. */
export const nextTurn = (s: BuildersState, seat: Seat): { readonly seat: Seat; readonly round: number } | null => {
  const seats = s.builders.length;
  const place = (seat - s.first + seats) % seats;
  for (let step = 1; step <= seats; step += 1) {
    const next = (seat + step) % seats;
    if (!builderOf(s, next).resigned) return { seat: next, round: s.round + (place + step >= seats ? 1 : 0) };
  }
  return null;
};

const lastRound = (s: BuildersState, seat: Seat): readonly BuildersEvent[] => {
  if (s.lastRound) return [];
  const reached = points(s, seat);
  if (reached >= GOAL && !builderOf(s, seat).resigned) return [{ type: 'GoalReached', seat, points: reached }];
  return isStalled(s) ? [{ type: 'BuildingStalled' }] : [];
};

/**
 * A turn is over: 17 points, or that nobody can finish anything, begin the last round; the rows are filled, the next seat begins. After the last turn of the
 * last round nothing begins and nothing is turned up.
 */
export const turnEnd = (s: BuildersState, seat: Seat, dice: Random): readonly BuildersEvent[] => {
  const ended: readonly BuildersEvent[] = [
    { type: 'TurnEnded', seat, unused: s.turn?.actions ?? 0 },
    ...lastRound(s, seat),
  ];
  const after = ended.reduce(evolve, s);
  const next = nextTurn(after, seat);
  if (!next || (after.lastRound && next.round > s.round)) return ended;
  return [...ended, ...refill(after, dice), { type: 'TurnBegan', ...next, actions: ACTIONS_A_TURN }];
};
