import type { AnyTitle } from '../kernel/rules.ts';
import { kingdomBuilder } from './kingdom-builder/rules.ts';
import { pocketMasterBuilder } from './pocket-master-builder/title.ts';
import { theBuildersTitle } from './the-builders/title.ts';

/** Every title, one line each. */
export const TITLES: Readonly<Record<string, AnyTitle>> = {
  'kingdom-builder': kingdomBuilder,
  'pocket-master-builder': pocketMasterBuilder,
  'the-builders': theBuildersTitle,
};
