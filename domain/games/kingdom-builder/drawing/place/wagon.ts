import type { Icon } from '../icon.ts';

/** A covered wagon. */
export const wagon: Icon = {
  line: 'M-7 2.6Q-9 -7.6 0 -7.6Q9 -7.6 7 2.6zM-2.4 -7.2Q-4 -2 -2.8 2.6M2.4 -7.2Q4 -2 2.8 2.6',
  solid:
    'M-7.4 5.9A2.8 2.8 0 1 0 -1.8 5.9A2.8 2.8 0 1 0 -7.4 5.9zM1.8 5.9A2.8 2.8 0 1 0 7.4 5.9A2.8 2.8 0 1 0 1.8 5.9z',
};
