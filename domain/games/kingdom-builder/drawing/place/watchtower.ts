import type { Icon } from '../icon.ts';

/** A lookout on long legs. */
export const watchtower: Icon = {
  line: 'M-5 -1L-7 8.8M5 -1L7 8.8M-5.6 2.6L6.6 7M5.6 2.6L-6.6 7',
  solid: 'M0 -9.4L6.8 -5.4H5.4V-1H-5.4V-5.4H-6.8zM-2.4 -4.6V-2.6H2.4V-4.6z',
};
