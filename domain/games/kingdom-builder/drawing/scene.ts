import { PAPER } from '../../../drawing/colours.ts';
import { at, type Node, type Scene } from '../../../drawing/scene.ts';
import type { SceneExtras } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { hexOf } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { cell } from './cell.ts';
import { looks } from './hex-view.ts';
import { layoutOf } from './layout.ts';
import { changed } from './marks.ts';
import { rowMarks } from './row-marks.ts';

/** A whole position as a picture on paper; only what everybody may see is in it. */
export const scene = (s: KbState, extras: SceneExtras): Scene => {
  const layout = layoutOf(s.board);
  const place = (hex: number, nodes: readonly Node[]): Node => at(...(layout.centres[hex] ?? [0, 0]), nodes);
  const marked = extras.changed.map((pick) => hexOf(landOf(s.board), pick)).filter((hex) => hex >= 0);
  return {
    width: layout.width,
    height: layout.height,
    nodes: [
      { d: `M0 0H${layout.width}V${layout.height}H0z`, fill: PAPER },
      ...layout.names,
      ...rowMarks(s, extras.liveries),
      ...looks(s).flatMap((look, hex) => (look ? [place(hex, cell(look, extras.liveries))] : [])),
      ...marked.map((hex) => place(hex, changed)),
    ],
  };
};
