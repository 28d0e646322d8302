import { mayChoose, ownTerrains, playable } from '../turn/played.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** One of the own cards, and which one is said later. */
const OWN = 'own';

/** The terrain of the whole turn, where the hand gives a choice. */
export const terrainAction: KbAction = {
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (!mayChoose(s, seat)) return closed('terrain', 'terrain-chosen');
    const own = ownTerrains(s, seat).length > 1 ? [OWN] : [];
    return { ask: 'terrain', from: [...playable(s, seat).map(({ terrain }) => terrain), ...own] };
  },
  decide(s, seat, [pick]) {
    const choice = playable(s, seat).find(({ terrain }) => terrain === pick);
    const u = unfolding(s);
    if (pick === OWN) u.tell({ type: 'NativeSoilLeft', seat });
    else if (choice) u.tell({ type: 'TerrainPlayed', seat, ...choice });
    return u.events;
  },
  whyNot: () => null,
};
