import type { Icon } from '../icon.ts';

/** A tall keep. */
export const tower: Icon = {
  solid:
    'M-5.6 -9H-2.8V-6.8H-1.4V-9H1.4V-6.8H2.8V-9H5.6V-3.4L4 -2V5.6L6 8.8H1.6V5.4A1.6 1.6 0 0 0 -1.6 5.4V8.8H-6L-4 5.6V-2L-5.6 -3.4zM-.8 -2V1.2H.8V-2z',
};
