import type { Title } from '../../kernel/rules.ts';
import { bots } from './bots/bots.ts';
import type { BuildersEvent } from './events.ts';
import { faults } from './faults.ts';
import { theBuilders } from './rules.ts';
import type { BuildersState } from './state.ts';
import { words } from './words.ts';

export const theBuildersTitle: Title<BuildersState, BuildersEvent> = {
  name: 'The Builders: Middle Ages',
  rules: theBuilders,
  bots,
  words,
  drawing: () => import('./drawing/drawing.ts').then((m) => m.drawing),
  faults,
};
