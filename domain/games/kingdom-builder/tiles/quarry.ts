import type { Pick, Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { besideOwn } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { isKind } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { playedHexes } from '../turn/played.ts';
import type { Tile } from './tile.ts';

const WALLS = 25;

const walls = (s: KbState): number => WALLS - s.pieces.filter((code) => isKind(code, 'wall')).length;

const places = (s: KbState, seat: Seat): readonly Pick[] => {
  const land = landOf(s.board);
  return playedHexes(s, seat)
    .filter((hex) => besideOwn(s, seat, hex))
    .map((hex) => pickOf(land, hex));
};

/** Put one or two walls on the terrain of the turn, each beside one of your own pieces. */
export const quarry: Tile = {
  id: 'quarry',
  module: 'nomads',
  needsTerrain: true,
  lacksCard: (s) => walls(s) > 0,
  next(s, seat, picks) {
    if (picks.length > 1 || picks.includes('stop')) return null;
    if (walls(s) <= picks.length)
      return picks.length > 0 ? { ask: 'wall', from: ['stop'] } : { ask: 'wall', from: [], why: 'no-walls-left' };
    const free = places(s, seat).filter((pick) => !picks.includes(pick));
    if (picks.length > 0) return { ask: 'wall', from: [...free, 'stop'] };
    return free.length > 0 ? { ask: 'wall', from: free } : { ask: 'wall', from: [], why: 'nothing-to-build-on' };
  },
  act(u, seat, picks) {
    for (const at of picks) if (at !== 'stop') u.tell({ type: 'WallBuilt', seat, at });
  },
  whyNot: (s, seat, _, hex) => (playedHexes(s, seat).includes(hex) ? 'must-be-adjacent' : 'wrong-terrain'),
};
