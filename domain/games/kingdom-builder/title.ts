import type { Title } from '../../kernel/rules.ts';
import { BOTS } from './bots/bots.ts';
import type { KbEvent } from './events.ts';
import { faults } from './faults.ts';
import { GIFTS } from './nomads/gifts.ts';
import { kingdomBuilderRules } from './rules.ts';
import { PRESETS } from './setup/presets.ts';
import type { KbState } from './state.ts';
import { TILES } from './tiles/index.ts';
import { duty } from './turn/duty.ts';
import { WORDS } from './words.ts';

export const kingdomBuilder: Title<KbState, KbEvent> = {
  name: 'Kingdom Builder',
  rules: kingdomBuilderRules,
  bots: BOTS,
  words: WORDS,
  drawing: () => import('./drawing/drawing.ts').then((m) => m.drawing),
  duty,
  faults,
  presets: PRESETS,
  passive: [...TILES.filter((tile) => tile.passive).map((tile) => tile.id), ...Object.keys(GIFTS)],
};
