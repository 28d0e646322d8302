import type { Icon } from '../icon.ts';

/** A hall with a clock tower. */
export const cityHall: Icon = {
  line: 'M-8.8 8.6V1.4H8.8V8.6zM-3 8.6V4.6H3V8.6M-6.2 4.4V5.6M6.2 4.4V5.6',
  solid: 'M-3.4 1V-5.6L0 -9.4L3.4 -5.6V1zM-1.4 -4.4A1.4 1.4 0 1 0 1.4 -4.4A1.4 1.4 0 1 0 -1.4 -4.4z',
};
