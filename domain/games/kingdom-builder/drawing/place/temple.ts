import type { Icon } from '../icon.ts';

/** Columns under a roof. */
export const temple: Icon = {
  line: 'M-7.8 8.6H7.8M-8.8 -3.6H8.8',
  solid: 'M0 -9L8.8 -3.6H-8.8zM-6.6 -2H-4.2V7.2H-6.6zM-1.2 -2H1.2V7.2H-1.2zM4.2 -2H6.6V7.2H4.2z',
};
