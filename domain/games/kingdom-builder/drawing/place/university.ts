import type { Icon } from '../icon.ts';

/** An open book. */
export const university: Icon = {
  line: 'M0 -5.4V7.6M0 -5.4Q-4 -8.2 -9 -6.4V6.4Q-4 4.8 0 7.6Q4 4.8 9 6.4V-6.4Q4 -8.2 0 -5.4M-6.6 -2.8Q-4.4 -3.4 -2.4 -2.2M-6.6 .6Q-4.4 0 -2.4 1.2M6.6 -2.8Q4.4 -3.4 2.4 -2.2M6.6 .6Q4.4 0 2.4 1.2',
};
