import { at, landOf } from '../board/board.ts';
import { ownSettlements } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { seatOf } from '../state.ts';
import { loseTiles } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

/** Take one of your settlements off; in your next turn it is built again besides the others. */
export const temple: Tile = {
  id: 'temple',
  module: 'marshlands',
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (seatOf(s, seat).supply === 0) return { ask: 'take-off', from: [], why: 'no-settlements-left' };
    const land = landOf(s.board);
    const from = ownSettlements(s, seat).map((hex) => pickOf(land, hex));
    return from.length > 0 ? { ask: 'take-off', from } : { ask: 'take-off', from, why: 'nothing-to-move' };
  },
  act(u, seat, [pick = '']) {
    u.tell({ type: 'SettlementSetAside', seat, at: pickOf(landOf(u.state.board), at(u.state.board, pick)) });
    loseTiles(u, seat);
  },
  whyNot: () => 'not-yours',
};
