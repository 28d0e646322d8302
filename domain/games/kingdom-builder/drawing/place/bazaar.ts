import type { Icon } from '../icon.ts';

/** A stall under its awning. */
export const bazaar: Icon = {
  line: 'M-7.4 1V8.6H7.4V1M-7.4 4.6H7.4',
  solid: 'M-6.6 -8.6H6.6L9 -1.6Q8.6 1 6 1Q3.4 1 3 -1Q2.6 1 0 1Q-2.6 1 -3 -1Q-3.4 1 -6 1Q-8.6 1 -9 -1.6z',
};
