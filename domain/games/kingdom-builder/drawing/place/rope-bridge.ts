import type { Icon } from '../icon.ts';

/** A bridge of ropes. */
export const ropeBridge: Icon = {
  line: 'M-7.4 -8.4V8.4M7.4 -8.4V8.4M-7.4 -6.4Q0 2.4 7.4 -6.4M-7.4 1.6Q0 9.4 7.4 1.6M-4.4 -3.6V4M-1.5 -2.1V5.4M1.5 -2.1V5.4M4.4 -3.6V4',
};
