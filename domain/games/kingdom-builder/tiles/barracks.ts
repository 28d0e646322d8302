import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { ifPossible, isSuitable, openHexes, suitableGrounds } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { ownHexes } from '../board/kingdom.ts';
import { isKind } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { giveBack, placeMeeple } from '../turn/placing.ts';
import type { Tile } from './tile.ts';

const WARRIORS = 2;

const placed = (s: KbState, seat: Seat): readonly Hex[] =>
  ownHexes(s, seat).filter((hex) => isKind(s.pieces[hex] ?? 0, 'warrior'));

const targets = (s: KbState, seat: Seat): readonly Hex[] => ifPossible(s, seat, openHexes(s, suitableGrounds(s)));

/** Place one of your two warriors on suitable ground, beside your own if possible, or take one back; nobody comes to a hex beside one. */
export const barracks: Tile = {
  id: 'barracks',
  module: 'crossroads',
  next(s, seat, [kind, hex]) {
    if (hex !== undefined) return null;
    const land = landOf(s.board);
    const out = placed(s, seat);
    const room = out.length < WARRIORS ? targets(s, seat) : [];
    if (kind === 'place') return { ask: 'place', from: room.map((h) => pickOf(land, h)) };
    if (kind === 'back') return { ask: 'take-back', from: out.map((h) => pickOf(land, h)) };
    const from = [...(room.length > 0 ? ['place'] : []), ...(out.length > 0 ? ['back'] : [])];
    return from.length > 0 ? { ask: 'meeple', from } : { ask: 'meeple', from, why: 'nothing-to-build-on' };
  },
  act(u, seat, [kind, pick = '']) {
    const hex = at(u.state.board, pick);
    if (kind === 'place') placeMeeple(u, seat, 'warrior', hex, 'barracks');
    else giveBack(u, seat, hex, 'barracks', seat);
  },
  whyNot: (s, _, [kind], hex) =>
    kind === 'back' ? 'not-yours' : isSuitable(s, hex) ? 'must-be-adjacent' : 'not-suitable',
};
