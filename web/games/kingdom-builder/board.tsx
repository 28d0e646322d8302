import { useState } from 'preact/hooks';
import { keep, kept } from '../../keep.ts';
import type { BoardProps } from '../table.ts';
import { Answers } from './answers.tsx';
import { useControl } from './control.ts';
import { HexMap } from './map.tsx';
import { viewOf } from './view.ts';

const FADE = 'board:fade';

/** The board: the map, and below it the other ways to answer. */
export const Board = (props: BoardProps) => {
  const view = viewOf(props);
  const control = useControl(props, view);
  const [fade, setFade] = useState(kept(FADE) !== 'off');
  const choosing = view.possible.length > 0;
  return (
    <div class={props.past ? 'kb-board kb-past' : 'kb-board'}>
      <div class="kb-stage">
        <HexMap board={props} view={view} control={control} fade={fade} />
        {control.note !== '' && (
          <p class="kb-note" aria-hidden="true">
            {control.note}
          </p>
        )}
      </div>
      <Answers view={view} onHex={control.choose} onPick={props.onPick} onNote={control.tell} />
      {choosing && (
        <label class="kb-fade">
          <input
            type="checkbox"
            checked={fade}
            onChange={(event) => {
              setFade(event.currentTarget.checked);
              keep(FADE, event.currentTarget.checked ? null : 'off');
            }}
          />
          Fade hexes that cannot be chosen
        </label>
      )}
    </div>
  );
};
