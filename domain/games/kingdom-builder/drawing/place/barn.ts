import type { Icon } from '../icon.ts';

/** A barn with a braced door. */
export const barn: Icon = {
  line: 'M-8 8.4V-2.2L-5 -6.2L0 -8.8L5 -6.2L8 -2.2V8.4zM-4 8.4V1H4V8.4M-4 1L4 8.4M4 1L-4 8.4',
  solid: 'M-1.6 -4.8H1.6V-1.8H-1.6z',
};
