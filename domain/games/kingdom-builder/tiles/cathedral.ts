import { seatOf } from '../state.ts';
import { playedHexes, terrainNow } from '../turn/played.ts';
import type { Tile } from './tile.ts';

/** Take one numbered settlement, or pay any number of them to build as many on the terrain of the turn. */
export const cathedral: Tile = {
  id: 'cathedral',
  module: 'harvest',
  lacksCard: (s, seat) => seatOf(s, seat).tokens > 0 && seatOf(s, seat).supply > 0,
  next(s, seat, [kind, number]) {
    if (kind === 'take' || number !== undefined) return null;
    const { tokens, supply } = seatOf(s, seat);
    const most = playedHexes(s, seat).length > 0 ? Math.min(tokens, supply) : 0;
    if (kind === 'pay') return { ask: 'number', from: Array.from({ length: most }, (_, i) => String(i + 1)) };
    return { ask: 'cathedral', from: most > 0 ? ['take', 'pay'] : ['take'] };
  },
  act(u, seat, [kind, number]) {
    if (kind === 'take') {
      u.tell({ type: 'TokenTaken', seat });
      return;
    }
    const left = Number(number);
    const terrain = terrainNow(u.state, seat);
    u.tell({ type: 'TokensPaid', seat, tokens: left });
    if (terrain) u.tell({ type: 'BuildsOwed', seat, kind: 'cathedral', terrains: [terrain], left });
  },
  whyNot: () => null,
};
