import type { Icon } from '../icon.ts';

/** Pointed stakes. */
export const palisade: Icon = {
  line: 'M-9 .2H9M-9 5H9',
  solid:
    'M-8.6 8.8V-5.4L-6.8 -8.8L-5 -5.4V8.8zM-4 8.8V-5.4L-2.2 -8.8L-.4 -5.4V8.8zM.6 8.8V-5.4L2.4 -8.8L4.2 -5.4V8.8zM5.2 8.8V-5.4L7 -8.8L8.8 -5.4V8.8z',
};
