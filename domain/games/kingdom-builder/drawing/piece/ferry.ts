import type { Body } from '../body.ts';

/** A raft between two landings. */
export const ferry: Body = {
  d: 'M-10 1H10L7.6 6.8H-7.6z',
  line: 'M-4 .8V-6.6M4 .8V-6.6M-9.6 -5.4Q0 -8.4 9.6 -5.4',
};
