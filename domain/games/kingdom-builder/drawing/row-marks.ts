import { piece } from '../../../drawing/piece.ts';
import { at, type Node } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';
import type { KbState } from '../state.ts';
import { layoutOf } from './layout.ts';

/** Small pieces under the number of each row that Mayors have marked. */
export const rowMarks = (s: KbState, liveries: readonly PlayerStyle[]): readonly Node[] => {
  const { rowPlaces } = layoutOf(s.board);
  const marked = [...new Set(s.marks.map((mark) => mark.row))];
  return marked.flatMap((row) => {
    const seats = s.marks.filter((mark) => mark.row === row).map((mark) => mark.seat);
    const [x, y] = rowPlaces[row] ?? [0, 0];
    return seats.flatMap((seat, i) => {
      const livery = liveries[seat];
      return livery ? [at(x + (i - (seats.length - 1) / 2) * 9, y + 12, piece(livery), 0.42)] : [];
    });
  });
};
