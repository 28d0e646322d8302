import type { Body } from '../body.ts';

/** A part of the hall that counts as seven settlements. */
export const cityHall: Body = {
  d: 'M-8 7.8V-2.6H-3.4V-6L0 -9L3.4 -6V-2.6H8V7.8z',
  line: 'M-8 -.2H8M-5 2.6V5.2M0 2.6V7.4M5 2.6V5.2',
};
