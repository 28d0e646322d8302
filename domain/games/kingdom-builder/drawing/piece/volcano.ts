import type { Body } from '../body.ts';

/** A mountain that smokes. */
export const volcano: Body = {
  d: 'M-10 7.8L-3.4 -3.6H3.4L10 7.8z',
  line: 'M-3.4 -3.4Q-1 -.6 0 1.4Q1 -1 3.2 -3.2M0 1.4V4.4M-2 -8.6Q.6 -8 0 -5.6',
};
