import type { Icon } from '../icon.ts';

/** A log cabin. */
export const scoutCabin: Icon = {
  line: 'M-9 -1.6L0 -8.8L9 -1.6M-7.6 8.4H7.6M-7.6 5H-2.4M2.4 5H7.6M-7.6 1.6H7.6M-7.6 -2V8.4M7.6 -2V8.4',
  solid: 'M-2.4 3H2.4V8.4H-2.4zM-1.4 -4.2H1.4V-1.6H-1.4z',
};
