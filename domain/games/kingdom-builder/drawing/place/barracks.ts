import type { Icon } from '../icon.ts';

/** Two crossed spears behind a shield. */
export const barracks: Icon = {
  line: 'M-7.6 8.6L5.8 -6.6M7.6 8.6L-5.8 -6.6',
  solid: 'M-4.4 -4Q0 -2.2 4.4 -4V2Q4 6.4 0 8.4Q-4 6.4 -4.4 2zM-8 -9L-4 -7.4L-6.6 -5zM8 -9L4 -7.4L6.6 -5z',
};
