import type { Choice, Pick } from '../../../kernel/rules.ts';

/** A question with its answers; where there is none, `why` says why. */
export const question = (ask: string, from: readonly Pick[], why: string): Choice =>
  from.length > 0 ? { ask, from } : { ask, from, why };
