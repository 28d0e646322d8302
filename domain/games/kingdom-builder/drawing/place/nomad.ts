import type { Icon } from '../icon.ts';

/** A tent with an open flap. */
export const nomad: Icon = {
  line: 'M0 -8.8V-6.4M-8.6 8.2L0 -6.4L8.6 8.2z',
  solid: 'M0 -1L4.4 8.2H-4.4z',
};
