import type { BoardProps } from '../table.ts';
import { Answers } from './answers.tsx';
import { useControl } from './control.ts';
import { Grid } from './grid.tsx';
import { Hand } from './hand.tsx';
import { Payment } from './payment.tsx';
import { Tracks } from './tracks.tsx';
import { viewOf } from './view.ts';

/** The table with everything beside it: payment, hand, tracks. */
export const Board = (props: BoardProps) => {
  const view = viewOf(props);
  const control = useControl(props, view);
  return (
    <div class={props.past ? 'pmb-board pmb-past' : 'pmb-board'}>
      <div class="pmb-stage">
        <Grid board={props} view={view} control={control} />
        {control.note !== '' && (
          <p class="pmb-note" aria-hidden="true">
            {control.note}
          </p>
        )}
      </div>
      <Payment board={props} view={view} />
      <Hand board={props} view={view} />
      <Answers board={props} view={view} />
      <Tracks view={view} players={props.players} />
    </div>
  );
};
