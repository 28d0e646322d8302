import type { Rules } from '../../kernel/rules.ts';
import { ACTIONS } from './actions/index.ts';
import { takeCoins } from './actions/take-coins.ts';
import { describe } from './describe.ts';
import type { BuildersEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { OPTIONS } from './options.ts';
import { scores } from './scores.ts';
import { setup } from './setup.ts';
import { type BuildersState, blank, builderOf } from './state.ts';
import { situation } from './turn/situation.ts';
import { turnEnd } from './turn/turn-end.ts';
import { whyNot } from './why-not.ts';

/** The Builders: Middle Ages. Nothing is secret here but the order of the piles, which nobody knows before it is drawn. */
export const theBuilders: Rules<BuildersState, BuildersEvent> = {
  id: 'the-builders',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  refusals: () => [],
  setup,
  blank: () => blank,
  evolve,
  awaiting: (s) => (s.turn && !builderOf(s, s.turn.seat).resigned ? [s.turn.seat] : []),
  actions: (s, seat) => (s.turn?.seat === seat ? ACTIONS : {}),
  whyNot,

  /** Actions are never lost by a time-out: they become coins, in one take, as far as one take goes. */
  passed: (s, seat, dice) => {
    if (s.turn?.seat !== seat) return [];
    const most = takeCoins.next(s, seat, [])?.from.at(-1);
    const taken = most === undefined ? [] : takeCoins.decide(s, seat, [most], dice);
    return [...taken, ...turnEnd(taken.reduce(evolve, s), seat, dice)];
  },

  resigned: (s, seat, dice) => {
    const left: BuildersEvent = { type: 'BuilderLeft', seat };
    return s.turn?.seat === seat ? [left, ...turnEnd(evolve(s, left), seat, dice)] : [left];
  },

  redact: (event) => event,
  scores,
  stalled: (s) => s.stalled,
  describe,
  situation,
};
