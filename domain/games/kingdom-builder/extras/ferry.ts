import { at, landOf } from '../board/board.ts';
import { openHexes, ownSettlements, suitableGrounds } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { anyPiece, regionsOf } from '../board/kingdom.ts';
import { isKind } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { move } from '../turn/placing.ts';
import type { Extra } from './extra.ts';

/** The body of water on which the ferry lies. */
const water = (s: KbState): readonly Hex[] => {
  const ferry = s.pieces.findIndex((code) => isKind(code, 'ferry'));
  return regionsOf(landOf(s.board), 'water').find((body) => body.includes(ferry)) ?? [];
};

const shore = (s: KbState): ReadonlySet<Hex> => {
  const { neighbours } = landOf(s.board);
  return new Set(water(s).flatMap((hex) => neighbours[hex] ?? []));
};

const goals = (s: KbState, from: Hex): readonly Hex[] => {
  const along = shore(s);
  return openHexes(s, suitableGrounds(s)).filter((hex) => along.has(hex) && hex !== from);
};

/** Move a settlement from beside or on the water of the ferry to suitable ground beside the same water. */
export const ferry: Extra = {
  id: 'ferry',
  inPlay: (s) => anyPiece(s, 'ferry'),
  next(s, seat, [from, to]) {
    if (to !== undefined) return null;
    const land = landOf(s.board);
    if (from !== undefined)
      return { ask: 'move-to', from: goals(s, at(s.board, from)).map((hex) => pickOf(land, hex)) };
    const along = shore(s);
    const on = water(s);
    const starts = ownSettlements(s, seat).filter((hex) => along.has(hex) || on.includes(hex));
    const some = starts.filter((hex) => goals(s, hex).length > 0);
    if (some.length === 0) return { ask: 'move-from', from: [], why: 'not-beside-the-ferry' };
    return { ask: 'move-from', from: some.map((hex) => pickOf(land, hex)) };
  },
  act(u, seat, [from = '', to = '']) {
    move(u, seat, at(u.state.board, from), at(u.state.board, to), 'ferry');
  },
  whyNot: (_, __, picks) => (picks.length === 0 ? 'not-yours' : 'not-beside-the-ferry'),
};
