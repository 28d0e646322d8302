import type { Icon } from '../icon.ts';

/** Two spires and a rose window. */
export const cathedral: Icon = {
  solid:
    'M-6 -9.6L-3.4 -4.6V-3L0 -5.4L3.4 -3V-4.6L6 -9.6L8.6 -4.6V8.8H2V5.4A2 2 0 0 0 -2 5.4V8.8H-8.6V-4.6zM-1.9 -.2A1.9 1.9 0 1 0 1.9 -.2A1.9 1.9 0 1 0 -1.9 -.2z',
};
