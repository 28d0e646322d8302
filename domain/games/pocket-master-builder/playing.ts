import type { PlayRules } from '../../kernel/rules.ts';
import { actions, awaiting } from './actions.ts';
import { describe } from './describe.ts';
import type { PmbEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { redact } from './redact.ts';
import { scores } from './scores.ts';
import { blank, type PmbState } from './state.ts';
import { whyNot } from './why-not.ts';

/** The rules of a game that is under way. Its cards are in its first event: no edition is needed. */
export const playing: PlayRules<PmbState, PmbEvent> = {
  id: 'pocket-master-builder',
  version: 1,
  seats: { min: 2, max: 2 },
  blank,
  evolve,
  awaiting,
  actions,
  whyNot,
  redact,
  scores,
  stalled: (s) => s.stalled,
  describe,
};
