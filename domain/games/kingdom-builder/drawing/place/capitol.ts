import type { Icon } from '../icon.ts';

/** A dome. */
export const capitol: Icon = {
  line: 'M0 -9.4V-7.4M-8.8 8.6H8.8M-7.4 1.6H7.4',
  solid: 'M-5 0Q-4.6 -7 0 -7.4Q4.6 -7 5 0zM-6.6 3H-4V7.2H-6.6zM-1.3 3H1.3V7.2H-1.3zM4 3H6.6V7.2H4z',
};
