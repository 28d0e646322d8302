import type { Icon } from '../icon.ts';

/** A flag on a peak. */
export const mountainStation: Icon = {
  line: 'M-9 8.4L-1 -4L3.2 2.6L5.2 -.2L9 8.4zM-1 -4V-9.4',
  solid: 'M-1 -9.4L4.4 -7.4L-1 -5.4z',
};
