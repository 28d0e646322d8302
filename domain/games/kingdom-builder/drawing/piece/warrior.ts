import type { Body } from '../body.ts';

/** A helmet with a crest. */
export const warrior: Body = {
  d: 'M-6.6 6.8V-1Q-6.6 -6.6 0 -6.8Q6.6 -6.6 6.6 -1V6.8H2V1.4H-2V6.8z',
  line: 'M0 -6.8V-2.4M-4.6 -1.6H4.6',
};
