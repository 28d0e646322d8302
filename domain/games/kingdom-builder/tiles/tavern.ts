import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { openHexes, suitableGrounds } from '../board/ground.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import { ownerOf } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { buildTile } from './build-tile.ts';

/** Own pieces in an unbroken straight row, from the neighbour of the hex on. */
const rowFrom = (s: KbState, seat: Seat, hex: Hex, direction: number): number => {
  const { steps } = landOf(s.board);
  let length = 0;
  let h = steps[hex]?.[direction] ?? -1;
  while (h >= 0 && ownerOf(s.pieces[h] ?? 0) === seat) {
    length += 1;
    h = steps[h]?.[direction] ?? -1;
  }
  return length;
};

const ROW = 3;

/** Build one settlement at either end of a straight row of at least three of your own. */
export const tavern = buildTile({
  id: 'tavern',
  module: 'base',
  anywhere: true,
  on: (s, seat) =>
    openHexes(s, suitableGrounds(s)).filter((hex) => DIRECTIONS.some((d) => rowFrom(s, seat, hex, d) >= ROW)),
  misfit: 'not-at-the-end-of-a-row',
});
