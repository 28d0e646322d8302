import type { Icon } from '../icon.ts';

/** A flag on a hill. */
export const outpost: Icon = {
  line: 'M0 4V-9M-9 8.4Q-4 3 0 3.6Q4 3 9 8.4z',
  solid: 'M0 -9L7.4 -6.2L0 -3.2z',
};
