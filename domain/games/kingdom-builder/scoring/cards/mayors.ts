import type { Seat } from '../../../../kernel/rules.ts';
import { landOf } from '../../board/board.ts';
import { scoringHexes } from '../../board/kingdom.ts';
import type { KbState } from '../../state.ts';
import { type Card, perRow } from './card.ts';

const NEEDED = 4;

/** The longest run of pieces side by side in a row. */
const longest = (s: KbState, seat: Seat, row: number): number => {
  const land = landOf(s.board);
  const mine = scoringHexes(s, seat).filter((hex) => (land.sector[hex] ?? -1) >= 0 && land.row[hex] === row);
  let most = 0;
  let run = 0;
  for (const [i, hex] of mine.entries()) {
    run = i > 0 && hex === (mine[i - 1] ?? -1) + 1 ? run + 1 : 1;
    most = Math.max(most, run);
  }
  return most;
};

/** Rows that a seat may mark now: four of its own in one that nobody, or by ruling only the seat itself, has marked. */
const markable = (s: KbState, seat: Seat): readonly number[] =>
  perRow(s, seat).flatMap((n, row) => {
    const enough = s.rulings.mayorsAdjacent ? longest(s, seat, row) >= NEEDED : n >= NEEDED;
    const taken = s.marks.some((mark) => mark.row === row && (mark.seat === seat || !s.rulings.mayorsShared));
    return enough && !taken ? [row] : [];
  });

/** 4 gold for each row in which you were the first to have four settlements. */
export const mayors: Card = {
  id: 'mayors',
  module: 'harvest',
  marks: markable,
  score: (s, seat) => 4 * s.marks.filter((mark) => mark.seat === seat).length,
};
