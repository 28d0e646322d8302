import type { Icon } from '../icon.ts';

/** A lighthouse with its beams. */
export const lighthouse: Icon = {
  line: 'M-4.6 -5.4L-9 -7.4M-4.6 -3.8L-9 -2.4M4.6 -5.4L9 -7.4M4.6 -3.8L9 -2.4M-6 8.8H6',
  solid: 'M-2.6 -6.6L0 -9.4L2.6 -6.6V-2.6H3.2L4.2 8.8H-4.2L-3.2 -2.6H-2.6zM-1.2 -5.8V-3.4H1.2V-5.8z',
};
