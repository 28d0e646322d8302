import type { Icon } from '../icon.ts';

/** A gate between battlements. */
export const castle: Icon = {
  solid: 'M-9 8.6V-8H-5.4V-5.2H-2V-8H2V-5.2H5.4V-8H9V8.6H3V4.6A3 3 0 0 0 -3 4.6V8.6z',
};
