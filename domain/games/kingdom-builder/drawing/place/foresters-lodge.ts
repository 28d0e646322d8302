import type { Icon } from '../icon.ts';

/** An axe in a block. */
export const forestersLodge: Icon = {
  line: 'M5.6 -9L-3.4 4.2',
  solid: 'M-1.8 -8.2Q2.6 -9 6.6 -5.2L4.6 -2.2Q1.8 -4.8 -2.6 -4.4zM-8.6 3.4H3.4V8.8H-8.6z',
};
