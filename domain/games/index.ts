import type { AnyTitle } from '../kernel/rules.ts';

/** Every title, one line each. */
export const TITLES: Readonly<Record<string, AnyTitle>> = {};
