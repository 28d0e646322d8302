import type { Icon } from '../icon.ts';

/** A silo beside its barn. */
export const silo: Icon = {
  line: 'M1.6 8.6V1.4L5.2 -2L8.8 1.4V8.6zM4 8.6V4.6H6.4V8.6',
  solid: 'M-8.4 8.8V-5.6Q-8 -9.4 -4 -9.4Q0 -9.4 .4 -5.6V8.8zM-6.6 -4.4H-1.4V-3H-6.6zM-6.6 .2H-1.4V1.6H-6.6z',
};
