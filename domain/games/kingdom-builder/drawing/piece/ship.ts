import type { Body } from '../body.ts';

/** A ship under sail. */
export const ship: Body = {
  d: 'M-8.6 2.8H-1V-9L8 1.4L8.6 2.8Q7.2 8 4 8H-4Q-7.2 8 -8.6 2.8z',
  line: 'M-8 3H8M-1 -8V3',
};
