import type { Icon } from '../icon.ts';

/** A basket of gifts. */
export const donation: Icon = {
  line: 'M-5.4 -1Q-5 -8.6 0 -8.6Q5 -8.6 5.4 -1M-8.6 -1H8.6L6.6 8.4H-6.6zM-7.6 3.6H7.6M-3 -1L-2.2 8.4M3 -1L2.2 8.4',
};
