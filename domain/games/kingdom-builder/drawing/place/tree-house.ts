import type { Icon } from '../icon.ts';

/** A hut in a tree. */
export const treeHouse: Icon = {
  line: 'M0 9V3M-5 9H5M0 6.4L-4.6 3M0 6.4L4.6 3M-7.4 3H7.4',
  solid: 'M-5.6 2.4V-3.4H-7.6L0 -9.2L7.6 -3.4H5.6V2.4H1.6V-1.4H-1.6V2.4z',
};
