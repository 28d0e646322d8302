import type { Icon } from '../icon.ts';

/** A horseshoe. */
export const paddock: Icon = {
  solid: 'M-3 8.4H-7.2V6.4H-6Q-9.2 -8.6 0 -8.8Q9.2 -8.6 6 6.4H7.2V8.4H3Q6.4 -4.8 0 -4.9Q-6.4 -4.8 -3 8.4z',
};
