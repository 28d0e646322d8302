import type { BoardProps } from '../table.ts';
import { useControl } from './control.ts';
import { Grid } from './grid.tsx';
import { viewOf } from './view.ts';

/** The table with its walls and landmarks. */
export const Board = (props: BoardProps) => {
  const view = viewOf(props);
  return <Grid board={props} view={view} control={useControl(props, view)} />;
};
