import type { Dice } from '../../kernel/dice.ts';
import type { Rules, Seat, Title } from '../../kernel/rules.ts';
import { actions, awaited } from './actions/index.ts';
import { BOTS } from './bots/bots.ts';
import { describe } from './describe.ts';
import { positionsOf } from './door/positions.ts';
import { duty } from './duty.ts';
import type { KbEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { faults } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { redact } from './redact.ts';
import { refusals } from './refusals.ts';
import { scores } from './scores.ts';
import { setup } from './setup/setup.ts';

import { BLANK, type KbState } from './state.ts';
import { endTurn, finish } from './turn.ts';
import { type Unfolding, unfolding } from './unfolding.ts';
import { whyNot } from './why-not.ts';
import { WORDS } from './words.ts';

const MOST_MOVES = 100;

/** The seat does what it must, as its bot would, and ends the turn. */
const passed = (s: KbState, seat: Seat, dice: Dice): readonly KbEvent[] => {
  const u = unfolding(s);
  for (let i = 0; i < MOST_MOVES && u.state.turn?.seat === seat && !u.state.final; i += 1) {
    const all = actions(u.state, seat);
    const must = all.end?.next(u.state, seat, []) === null ? 'end' : all.redraw ? 'redraw' : 'build';
    const move = must === 'build' ? BOTS.quick(u.state, seat, dice) : { action: must, picks: [] };
    for (const event of all[move.action]?.decide(u.state, seat, move.picks, dice) ?? []) u.tell(event);
    if (must === 'end') break;
  }
  return u.events;
};

const stay = (u: Unfolding): number => u.state.seats.filter((seat) => !seat.resigned).length;

const resigned = (s: KbState, seat: Seat, dice: Dice): readonly KbEvent[] => {
  const u = unfolding(s);
  u.tell({ type: 'SeatWithdrawn', seat });
  if (stay(u) < 2) finish(u);
  else if (s.turn?.seat === seat) endTurn(u, seat, dice);
  return u.events;
};

export const kingdomBuilderRules: Rules<KbState, KbEvent> = {
  id: 'kingdom-builder',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  refusals,
  setup,
  blank: () => BLANK,
  evolve,
  awaiting: (s) => {
    const seat = awaited(s);
    return seat === null ? [] : [seat];
  },
  actions,
  whyNot,
  passed,
  resigned,
  redact,
  scores,
  describe,
};

export const kingdomBuilder: Title<KbState, KbEvent> = {
  name: 'Kingdom Builder',
  rules: kingdomBuilderRules,
  bots: BOTS,
  words: WORDS,
  positions: positionsOf(kingdomBuilderRules),
  duty,
  faults,
};
