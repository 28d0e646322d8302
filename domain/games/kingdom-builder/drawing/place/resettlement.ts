import type { Icon } from '../icon.ts';

/** A house and the way that it goes. */
export const resettlement: Icon = {
  line: 'M.8 1.6H8.2M5 -2L8.8 1.6L5 5.2',
  solid: 'M-9.2 6.6V.4L-5.6 -3.4L-2 .4V6.6z',
};
