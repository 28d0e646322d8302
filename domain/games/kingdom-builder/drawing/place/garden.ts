import type { Icon } from '../icon.ts';

/** A tulip between two leaves. */
export const garden: Icon = {
  line: 'M0 9V0M0 8.6Q-6.6 8 -7.4 1.6Q-1.2 2.4 0 8.6Q1.2 2.4 7.4 1.6Q6.6 8 0 8.6',
  solid: 'M-4.4 -8.6L-1.8 -6L0 -9.2L1.8 -6L4.4 -8.6V-3.4Q4 .8 0 .8Q-4 .8 -4.4 -3.4z',
};
