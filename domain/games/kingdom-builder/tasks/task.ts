import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board.ts';
import type { Hex } from '../hex.ts';
import { scoringHexes } from '../kingdom.ts';
import type { KbState } from '../state.ts';

/** A task card: its gold is paid once to everybody who has done it at the end. */
export interface Task {
  readonly id: string;
  readonly gold: number;
  met(s: KbState, seat: Seat): boolean;
}

/** Whether a scoring piece of the seat stands on the hex. */
export const standsOn = (s: KbState, seat: Seat): ((hex: Hex) => boolean) => {
  const mine = new Set(scoringHexes(s, seat));
  return (hex) => mine.has(hex);
};

/** The hexes of the four edges of the main board: top, bottom, left, right. */
export const edges = (s: KbState): readonly (readonly Hex[])[] => {
  const land = landOf(s.board);
  const on = (wanted: (hex: Hex) => boolean): readonly Hex[] =>
    land.row.flatMap((_, hex) => (wanted(hex) ? [hex] : []));
  const main = (hex: Hex): boolean => (land.sector[hex] ?? -1) >= 0;
  return [
    on((hex) => main(hex) && land.row[hex] === 0),
    on((hex) => main(hex) && land.row[hex] === land.height - 1),
    on((hex) => main(hex) && land.col[hex] === 0),
    on((hex) => main(hex) && land.col[hex] === land.width - 1),
  ];
};
