import type { Body } from '../body.ts';

/** A wall of dressed stone. */
export const wall: Body = {
  d: 'M-10.4 6.4V-5.2H-7V-2.8H-3.6V-5.2H3.6V-2.8H7V-5.2H10.4V6.4z',
  line: 'M-10 1.8H10M-5 -2.4V1.4M5 -2.4V1.4M0 2.2V6M-7.6 2.2V6M7.6 2.2V6',
};
