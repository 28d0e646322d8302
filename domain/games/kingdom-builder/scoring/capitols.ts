import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import { scoringHexes } from '../board/kingdom.ts';
import type { KbState } from '../state.ts';

/** Hexes at most two steps from a hex. */
const near = (s: KbState, hex: Hex): ReadonlySet<Hex> => {
  const { neighbours } = landOf(s.board);
  const first = neighbours[hex] ?? [];
  return new Set([...first, ...first.flatMap((h) => neighbours[h] ?? [])]);
};

/** 1 gold for each piece of the seat within two hexes of a capitol, again for another capitol. */
export const capitols = (s: KbState, seat: Seat): number => {
  const around = s.capitols.map((hex) => near(s, hex));
  const counts = scoringHexes(s, seat).map((hex) => around.filter((hexes) => hexes.has(hex)).length);
  return counts.reduce((sum, n) => sum + (s.rulings.capitolTwice ? n : Math.min(n, 1)), 0);
};
