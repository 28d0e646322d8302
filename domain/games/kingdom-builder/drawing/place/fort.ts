import type { Icon } from '../icon.ts';

/** A low wall with two towers. */
export const fort: Icon = {
  solid:
    'M-9 -5H-7.2V-3.2H-5.8V-5H-3.6V1.6H-1.8V-.4H1.8V1.6H3.6V-5H5.8V-3.2H7.2V-5H9V8.6H2V5.6A2 2 0 0 0 -2 5.6V8.6H-9zM-.6 -9.2V-.4H.6V-5.2L4 -7.2z',
};
