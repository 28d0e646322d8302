import type { Icon } from '../icon.ts';

/** A sword. */
export const sword: Icon = {
  line: 'M0 5.2V9',
  solid: 'M0 -9.4L1.8 -6.4V3H-1.8V-6.4zM-5.4 3H5.4V5.2H-5.4z',
};
