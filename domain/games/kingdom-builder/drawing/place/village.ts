import type { Icon } from '../icon.ts';

/** Three houses side by side. */
export const village: Icon = {
  line: 'M-4.6 8.4V-2.6L0 -8L4.6 -2.6V8.4zM-4.6 1.4L-7 -.6L-9.2 1.6V8.4H-4.6M4.6 1.4L7 -.6L9.2 1.6V8.4H4.6',
  solid: 'M-1.5 8.4V3.8H1.5V8.4zM-1.2 -1.8H1.2V.8H-1.2z',
};
