import { landOf } from '../../../domain/games/kingdom-builder/board.ts';
import { hexOf } from '../../../domain/games/kingdom-builder/hex.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { Livery } from '../../../domain/kernel/livery.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { PAPER } from '../../scene/colours.ts';
import { at, type Node, type Scene } from '../../scene/scene.ts';
import { cell } from './cell.ts';
import { layoutOf } from './layout.ts';
import { looks } from './look.ts';
import { changed } from './marks.ts';
import { rowMarks } from './row-marks.ts';

/** Liveries by seat, and the hexes that get a double ring. */
export interface SceneExtras {
  readonly liveries: readonly Livery[];
  readonly changed: readonly Pick[];
}

/** A whole position as a picture on paper; only what everybody may see is in it. */
export const kingdomBuilderScene = (state: unknown, extras: SceneExtras): Scene => {
  const s = state as KbState;
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
