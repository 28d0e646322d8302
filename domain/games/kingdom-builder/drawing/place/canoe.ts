import type { Icon } from '../icon.ts';

/** A canoe and its paddle. */
export const canoe: Icon = {
  line: 'M-4.6 -9L3.4 3.2M-9 9Q-6.8 6.8 -4.6 8.6Q-2.2 10 0 8.4Q2.4 6.8 4.6 8.6Q6.8 10 9 8.6',
  solid: 'M-9.2 .6Q-5 2.6 0 2.6Q5 2.6 9.2 .6Q7.6 6.4 3.4 6.4H-3.4Q-7.6 6.4 -9.2 .6zM-6.2 -9.4L-3 -8.6L-4.4 -5.6z',
};
