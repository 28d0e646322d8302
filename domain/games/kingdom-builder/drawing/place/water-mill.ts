import type { Icon } from '../icon.ts';

/** A mill wheel over the stream. */
export const waterMill: Icon = {
  line: 'M-6.2 -1.6A6.2 6.2 0 1 0 6.2 -1.6A6.2 6.2 0 1 0 -6.2 -1.6zM-8.4 -1.6H8.4M0 -10V6.8M-6 -7.6L6 4.4M6 -7.6L-6 4.4M-9 9.2Q-6.8 7.2 -4.6 8.8Q-2.2 10.2 0 8.6Q2.4 7 4.6 8.8Q6.8 10.2 9 8.8',
};
