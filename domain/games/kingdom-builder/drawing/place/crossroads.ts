import type { Icon } from '../icon.ts';

/** A signpost. */
export const crossroads: Icon = {
  line: 'M0 9V-9M-4 9H4',
  solid: 'M-.4 -8H-6.4L-8.8 -5.8L-6.4 -3.6H-.4zM.4 -2H6.4L8.8 .2L6.4 2.4H.4z',
};
