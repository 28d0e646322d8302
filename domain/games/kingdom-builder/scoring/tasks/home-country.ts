import { landOf } from '../../board/board.ts';
import type { Hex } from '../../board/hex.ts';
import { regionsOf } from '../../board/kingdom.ts';
import { type Ground, SPECIALS } from '../../board/terrain.ts';
import type { KbState } from '../../state.ts';
import { standsOn, type Task } from './task.ts';

const regions = (s: KbState): readonly (readonly Hex[])[] => {
  const land = landOf(s.board);
  const apart: readonly Ground[] = s.rulings.homeCountry === 'landOnly' ? ['water', 'mountain'] : [];
  const grounds = (Object.keys(land.of) as Ground[]).filter((one) => !SPECIALS.includes(one) && !apart.includes(one));
  return grounds.flatMap((ground) => regionsOf(land, ground));
};

/** 5 gold for pieces on every hex of one connected area of a terrain, be it a single hex, water or mountain. */
export const homeCountry: Task = {
  id: 'home_country',
  gold: 5,
  met: (s, seat) => {
    const mine = standsOn(s, seat);
    return regions(s).some((region) => region.every(mine));
  },
};
