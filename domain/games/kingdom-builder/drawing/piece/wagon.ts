import type { Body } from '../body.ts';

/** A wagon under its cover. */
export const wagon: Body = {
  d: 'M-8.2 3.6Q-9.4 -7.4 0 -7.4Q9.4 -7.4 8.2 3.6L6.8 7.2H-6.8z',
  line: 'M-8.2 3H8.2M-2.6 -6.8Q-3.8 -2 -3 3M2.6 -6.8Q3.8 -2 3 3',
};
