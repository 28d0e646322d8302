import type { Body } from '../body.ts';

/** A scout with a raised arm. */
export const sentry: Body = {
  d: 'M-4.6 8V1.6L-7.4 -5.2L-4.8 -6.2L-2.6 -1.6Q-3.6 -4.4 -2.6 -6.6A2.8 2.8 0 0 1 2.6 -6.6Q3.6 -4.4 2.4 -2Q5 -1 4.8 2.4V8z',
};
