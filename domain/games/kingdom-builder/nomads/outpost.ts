import { seatOf } from '../state.ts';
import type { Nomad } from './nomad.ts';

/** One settlement that you build in this turn need not stand beside your own. */
export const outpost: Nomad = {
  id: 'outpost',
  count: 2,
  between: true,
  next: (s, seat) => (seatOf(s, seat).supply === 0 ? { ask: 'use', from: [], why: 'no-settlements-left' } : null),
  // Using it is all: the fact itself opens the board for the next build.
  act: () => {},
  whyNot: () => null,
};
