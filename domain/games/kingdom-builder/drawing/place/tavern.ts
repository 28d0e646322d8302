import type { Icon } from '../icon.ts';

/** A mug with foam. */
export const tavern: Icon = {
  line: 'M-6.6 -3.6V8.4H3.4V-3.6M3.4 -1.2H6.2Q8.4 -1.2 8.4 1V3.2Q8.4 5.4 6.2 5.4H3.4M-3.4 .4V5M.2 .4V5',
  solid: 'M-8 -3Q-9 -6.4 -5.6 -6.8Q-4.4 -9.4 -1.6 -8.2Q1.6 -9.6 2.8 -6.8Q5.6 -6.2 4.6 -3z',
};
