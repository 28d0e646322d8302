import type { Icon } from '../icon.ts';

/** Blocks of stone. */
export const quarry: Icon = {
  line: 'M-9 8.4H9M-9 2.4H9M-6 -3.6H6M-9 8.4V2.4M9 8.4V2.4M-3 8.4V2.4M3 8.4V2.4M-6 2.4V-3.6M6 2.4V-3.6M0 2.4V-3.6',
  solid: 'M-3 -9.2H3V-3.6H-3z',
};
