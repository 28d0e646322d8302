import type { Icon } from '../icon.ts';

/** A camel with a load. */
export const caravan: Icon = {
  solid:
    'M-8.8 -6.4Q-8.4 -8.6 -5.8 -8.2L-4.8 -7L-6 -5.8H-6.6Q-6.6 -1.6 -4.6 -1.4Q-4 -6 -1.4 -6Q.6 -6 1 -2.8Q1.8 -5.6 3.8 -5.4Q6 -5 6.4 -.6Q8 .4 7.8 3.6L6.8 3.4V8.8H5V3.6L3.8 2.6H-2.4L-3 4V8.8H-4.8V2.4Q-8 1.4 -8.4 -4.4L-8.8 -4.6z',
};
