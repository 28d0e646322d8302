import type { Nomad } from './nomad.ts';

/** 3 gold at once for whoever takes it; nothing is left to use. */
export const treasure: Nomad = {
  id: 'treasure',
  count: 2,
  next: () => ({ ask: 'use', from: [], why: 'works-by-itself' }),
  act: () => {},
  whyNot: () => null,
};
