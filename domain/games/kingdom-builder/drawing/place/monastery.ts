import type { Icon } from '../icon.ts';

/** A chapel with a cross. */
export const monastery: Icon = {
  line: 'M0 -9.2V-4.6M-1.8 -7.4H1.8',
  solid: 'M0 -4.6L4.4 -.6V1.4L8.6 4V8.8H1.8V5.6A1.8 1.8 0 0 0 -1.8 5.6V8.8H-8.6V4L-4.4 1.4V-.6z',
};
