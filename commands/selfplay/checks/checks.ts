// What an outsider can check of a whole game from its facts alone, without the rules that made them.

import type { LifecycleEvent } from '../../../domain/kernel/lifecycle.ts';
import type { GameEvent } from '../../../domain/kernel/rules.ts';
import type { Check } from './check.ts';
import { kingdomBuilder } from './kingdom-builder.ts';
import { pocketMasterBuilder } from './pocket-master-builder.ts';
import { theBuilders } from './the-builders.ts';
import { turns } from './turns.ts';

const OF_TITLE: Readonly<Record<string, readonly Check<GameEvent>[]>> = {
  'kingdom-builder': kingdomBuilder,
  'pocket-master-builder': pocketMasterBuilder,
  'the-builders': theBuilders,
};

/** All that is wrong with a game of this title. */
export const checked = (title: string, log: readonly (GameEvent | LifecycleEvent)[]): readonly string[] =>
  [turns, ...(OF_TITLE[title] ?? [])].flatMap((check) => check.of(log));
