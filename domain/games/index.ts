import type { AnyTitle } from '../kernel/rules.ts';
import { kingdomBuilder } from './kingdom-builder/rules.ts';

/** Every title, one line each. */
export const TITLES: Readonly<Record<string, AnyTitle>> = {
  'kingdom-builder': kingdomBuilder,
};
