import { Icon, type IconName } from '../parts/icon.tsx';
import type { GameModel } from './model.ts';
import { jump, MOVES, plyNow, plyWords, togglePlay } from './replay.ts';

const BUTTONS: readonly (readonly [keyof typeof MOVES, string])[] = [
  ['first', 'To the start'],
  ['turn-back', 'One turn back'],
  ['back', 'One move back'],
  ['on', 'One move on'],
  ['turn-on', 'One turn on'],
  ['last', 'To now'],
];

const Step = (props: { readonly model: GameModel; readonly move: keyof typeof MOVES; readonly words: string }) => (
  <button
    type="button"
    class={`button plain small square ${props.move}`}
    aria-label={props.words}
    title={props.words}
    onClick={() => MOVES[props.move](props.model)}
  >
    <Icon name={props.move as IconName} />
  </button>
);

/** Moves through the game: move by move, turn by turn, or by itself. */
export const Scrubber = ({ model }: { readonly model: GameModel }) => {
  const last = model.line.value.positions.length - 1;
  const at = plyNow(model);
  const playing = model.playing.value;
  if (last < 0) return null;
  const steps = BUTTONS.map(([move, words]) => <Step key={move} model={model} move={move} words={words} />);
  return (
    <section class="scrubber" aria-label="Replay">
      {steps.slice(0, 3)}
      <button
        type="button"
        class="button plain small square"
        aria-label={playing ? 'Pause' : 'Play'}
        title={playing ? 'Pause' : 'Play'}
        onClick={() => togglePlay(model)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {steps.slice(3)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Move"
        aria-valuetext={`Move ${at} of ${last}. ${plyWords(model)}`}
        onInput={(event) => jump(model, Number(event.currentTarget.value))}
      />
      <span class="scrubber-count" aria-hidden="true">
        {at} / {last}
      </span>
    </section>
  );
};
