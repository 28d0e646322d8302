import type { Rules } from '../../kernel/rules.ts';
import type { KbEvent } from './events.ts';
import { OPTIONS } from './options.ts';
import { playing } from './playing.ts';
import { refusals } from './setup/refusals.ts';
import { setup } from './setup/setup.ts';
import type { KbState } from './state.ts';
import { passed, resigned } from './turn/absent.ts';

export const kingdomBuilderRules: Rules<KbState, KbEvent> = {
  ...playing,
  options: OPTIONS,
  refusals,
  setup,
  passed,
  resigned,
};
