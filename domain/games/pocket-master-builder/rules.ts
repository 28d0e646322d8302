import type { Rules } from '../../kernel/rules.ts';
import { editionById } from './editions/all.ts';
import type { PmbEvent } from './events.ts';
import { chosenId, OPTIONS, refusals } from './options.ts';
import { playing } from './playing.ts';
import { laidWith } from './setup.ts';
import { NotOnTheTable, type PmbState } from './state.ts';
import { passed } from './turn/passed.ts';

export const rules: Rules<PmbState, PmbEvent> = {
  ...playing,
  options: OPTIONS,
  refusals,
  setup: (_seats, options, dice) => {
    const edition = editionById(chosenId(options) ?? '');
    if (!edition) throw new NotOnTheTable(`edition ${String(options.edition)}`);
    return laidWith(edition, options, dice);
  },
  passed,
  // Two play: when one leaves, the other is alone and the game is over.
  resigned: (_, seat) => [{ type: 'PlayStopped', seat }],
};
