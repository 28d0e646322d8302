import type { Icon } from '../icon.ts';

/** Water that rises and falls into a basin. */
export const fountain: Icon = {
  line: 'M0 2.6V-4.6M0 -5Q-1.4 -9 -4.4 -7.4Q-6 -6 -5.6 -2.2M0 -5Q1.4 -9 4.4 -7.4Q6 -6 5.6 -2.2',
  solid: 'M-8.8 1H8.8Q8.4 5.4 3 5.8V7.2H5.4V9H-5.4V7.2H-3V5.8Q-8.4 5.4 -8.8 1z',
};
