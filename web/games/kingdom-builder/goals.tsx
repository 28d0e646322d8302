import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { BoardProps } from '../table.ts';
import { decreeLines } from './decree-lines.ts';
import { layoutLines } from './layout-lines.ts';

/** What holds for everybody in this game: decrees and how the board was laid. */
export const Goals = ({ state }: Pick<BoardProps, 'state'>) => {
  const s = state as KbState;
  const lines = [...decreeLines(s), ...layoutLines(s)];
  return lines.length === 0 ? null : (
    <ul class="plain-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
