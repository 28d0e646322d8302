import type { Icon } from '../icon.ts';

/** A chest with a lock. */
export const treasure: Icon = {
  line: 'M-8.4 -.6V8H8.4V-.6zM-8.4 -.6V-2.4Q-8 -7.2 -3.6 -7.2H3.6Q8 -7.2 8.4 -2.4V-.6',
  solid: 'M-2.2 -2.6H2.2V3.2H-2.2z',
};
