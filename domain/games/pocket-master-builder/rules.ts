import type { Rules } from '../../kernel/rules.ts';
import { actions, awaiting } from './actions.ts';
import { describe } from './describe.ts';
import type { PmbEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { chosenEdition, OPTIONS } from './options.ts';
import { redact } from './redact.ts';
import { scores } from './scores.ts';
import { setup } from './setup.ts';
import { blank, type PmbState } from './state.ts';
import { passed } from './turn/passed.ts';
import { whyNot } from './why-not.ts';

export const rules: Rules<PmbState, PmbEvent> = {
  id: 'pocket-master-builder',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  refusals: (seats, options) => [
    ...(seats === 2 ? [] : ['seats']),
    ...(chosenEdition(options) ? [] : ['unknown-edition']),
  ],
  setup,
  blank,
  evolve,
  awaiting,
  actions,
  whyNot,
  passed,
  // Two play: when one leaves, the other is alone and the game is over.
  resigned: (_, seat) => [{ type: 'PlayStopped', seat }],
  redact,
  scores,
  stalled: (s) => s.stalled,
  describe,
};
