import type { PlayRules } from '../../kernel/rules.ts';
import { actions, awaiting } from './actions/index.ts';
import { describe } from './describe.ts';
import type { KbEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { redact } from './redact.ts';
import { scores } from './scores.ts';
import { BLANK, type KbState } from './state.ts';
import { whyNot } from './why-not.ts';

/** The rules of a game that is under way: what a page needs that shows one. */
export const playing: PlayRules<KbState, KbEvent> = {
  id: 'kingdom-builder',
  version: 1,
  seats: { min: 2, max: 5 },
  blank: () => BLANK,
  evolve,
  awaiting,
  actions,
  whyNot,
  redact,
  scores,
  // A round in which nobody could place anything is the last one.
  stalled: (s) => s.final !== null && !s.ending,
  describe,
};
