import type { Body } from '../body.ts';

/** The mouth of a cave. */
export const cave: Body = {
  d: 'M-9.6 7.4L-7 -3L-1.6 -8.2L5 -6L9.6 7.4z',
  line: 'M-4 7V2.4Q-3.6 -2.6 0 -2.6Q3.6 -2.6 4 2.4V7M-1.4 7V3',
};
