import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { besideOpponent, openHexes, suitableGrounds } from '../board/ground.ts';
import type { Hex } from '../board/hex.ts';
import { ownerOf } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { hasBonus } from '../turn/bonus.ts';
import { buildTile } from './build-tile.ts';

const ownBeside = (s: KbState, seat: Seat, hex: Hex): number =>
  (landOf(s.board).neighbours[hex] ?? []).filter((h) => ownerOf(s.pieces[h] ?? 0) === seat).length;

/** Build one settlement on suitable ground beside exactly one of your own and nobody else’s; with its bonus on a mountain too. */
export const fountain = buildTile({
  id: 'fountain',
  module: 'marshlands',
  anywhere: true,
  on: (s, seat) => {
    const grounds = hasBonus(s, seat, 'fountain') ? ([...suitableGrounds(s), 'mountain'] as const) : suitableGrounds(s);
    return openHexes(s, grounds).filter((hex) => ownBeside(s, seat, hex) === 1 && !besideOpponent(s, seat, hex));
  },
  misfit: 'not-beside-just-one',
});
