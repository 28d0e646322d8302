import type { Rules, Title } from '../../kernel/rules.ts';
import { passed, resigned } from './absent.ts';
import { BOTS } from './bots/bots.ts';
import { positionsOf } from './door/positions.ts';
import { duty } from './duty.ts';
import type { KbEvent } from './event.ts';
import { faults } from './invariants.ts';
import { GIFTS } from './nomads/gifts.ts';
import { OPTIONS } from './options.ts';
import { playing } from './playing.ts';
import { PRESETS } from './presets.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup/setup.ts';
import type { KbState } from './state.ts';
import { TILES } from './tiles/index.ts';
import { WORDS } from './words.ts';

export const kingdomBuilderRules: Rules<KbState, KbEvent> = {
  ...playing,
  options: OPTIONS,
  refusals,
  setup,
  passed,
  resigned,
};

export const kingdomBuilder: Title<KbState, KbEvent> = {
  name: 'Kingdom Builder',
  rules: kingdomBuilderRules,
  bots: BOTS,
  words: WORDS,
  drawing: () => import('./drawing/drawing.ts').then((m) => m.drawing),
  positions: positionsOf(kingdomBuilderRules),
  duty,
  faults,
  presets: PRESETS,
  passive: [...TILES.filter((tile) => tile.passive).map((tile) => tile.id), ...Object.keys(GIFTS)],
};
