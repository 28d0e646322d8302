import type { Title } from '../../kernel/rules.ts';
import { bots } from './bots/bots.ts';
import type { PmbEvent } from './events.ts';
import { faults } from './faults.ts';
import { figures } from './figures.ts';
import { rules } from './rules.ts';
import type { PmbState } from './state.ts';
import { words } from './words.ts';

export const pocketMasterBuilder: Title<PmbState, PmbEvent> = {
  name: 'Pocket Master Builder',
  rules,
  bots,
  words,
  drawing: () => import('./drawing/drawing.ts').then((m) => m.drawing),
  faults,
  figures,
};
