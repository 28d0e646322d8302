import { at, landOf } from '../board/board.ts';
import { besideOwn, openHexes } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { seatOf } from '../state.ts';
import { build } from '../turn/placing.ts';
import type { Extra } from './extra.ts';

/** Build one settlement on farmland beside your own. */
export const field: Extra = {
  id: 'field',
  inPlay: (s) => landOf(s.board).of.farmland !== undefined,
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (seatOf(s, seat).supply === 0) return { ask: 'build', from: [], why: 'no-settlements-left' };
    const land = landOf(s.board);
    const hexes = openHexes(s, ['farmland']).filter((hex) => besideOwn(s, seat, hex));
    const from = hexes.map((hex) => pickOf(land, hex));
    return from.length > 0 ? { ask: 'build', from } : { ask: 'build', from, why: 'nothing-to-build-on' };
  },
  act(u, seat, [pick = '']) {
    build(u, seat, at(u.state.board, pick), 'field', false);
  },
  whyNot: (s, _, __, hex) => (landOf(s.board).ground[hex] === 'farmland' ? 'must-be-adjacent' : 'wrong-terrain'),
};
