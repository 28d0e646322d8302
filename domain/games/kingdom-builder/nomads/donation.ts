import { openHexes } from '../board/ground.ts';
import type { Ground } from '../board/terrain.ts';
import { seatOf } from '../state.ts';
import type { Nomad } from './nomad.ts';

const BUILDS = 3;

/** Build three settlements on one terrain, each beside your own if possible; water and mountain as well. */
const donation = (terrain: Ground): Nomad => ({
  id: `donation_${terrain}`,
  count: 1,
  next(s, seat) {
    if (seatOf(s, seat).supply === 0) return { ask: 'use', from: [], why: 'no-settlements-left' };
    return openHexes(s, [terrain]).length > 0 ? null : { ask: 'use', from: [], why: 'nothing-to-build-on' };
  },
  act(u, seat) {
    u.tell({ type: 'BuildsOwed', seat, kind: 'donation', terrains: [terrain], left: BUILDS });
  },
  whyNot: () => null,
});

const TERRAINS: readonly Ground[] = ['grass', 'canyon', 'desert', 'flower', 'forest', 'water', 'mountain'];

/** One donation for each terrain. */
export const donations: readonly Nomad[] = TERRAINS.map(donation);
