import type { Icon } from '../icon.ts';

/** A hut under a large tree. */
export const refuge: Icon = {
  line: 'M0 8.8V4.4M-3.4 8.8V6L0 3.4L3.4 6V8.8z',
  solid:
    'M0 -9.4Q6 -9.4 6.4 -5Q9.4 -3.8 8.6 -.6Q7.4 2.6 3.4 1.8L0 -.6L-3.4 1.8Q-7.4 2.6 -8.6 -.6Q-9.4 -3.8 -6.4 -5Q-6 -9.4 0 -9.4z',
};
