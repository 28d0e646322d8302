import { COLOURS, type PlayerStyle, SHAPES } from '../../domain/kernel/player-style.ts';
import { announce } from '../announce.ts';
import { call } from '../api/client.ts';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { me } from '../session.ts';

const change = async (livery: Partial<PlayerStyle>): Promise<void> => {
  const answer = await call('changeMe', { body: livery });
  if (!answer.ok) return;
  me.value = answer.value;
  announce(`Your pieces are now ${answer.value.colour}, ${answer.value.shape}.`);
};

interface RowProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly look: (value: T) => PlayerStyle;
  readonly onChoose: (value: T) => void;
}

const Row = <T extends string>({ legend, values, chosen, look, onChoose }: RowProps<T>) => (
  <fieldset class="choices inline">
    <legend>{legend}</legend>
    {values.map((value) => (
      <label key={value} class="choice">
        <input type="radio" name={legend} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
        <PieceIcon livery={look(value)} />
        <span>{value}</span>
      </label>
    ))}
  </fieldset>
);

/** The colour and shape that one would like; at a table where somebody has them already one gets the next. */
export const Colours = () => {
  const mine = me.value;
  if (!mine) return null;
  return (
    <section class="card stack">
      <h2>Pieces</h2>
      <p class="muted">Whoever sits down first at a table has the first choice.</p>
      <Row
        legend="Colour"
        values={COLOURS}
        chosen={mine.colour}
        look={(colour) => ({ colour, shape: mine.shape })}
        onChoose={(colour) => void change({ colour })}
      />
      <Row
        legend="Shape"
        values={SHAPES}
        chosen={mine.shape}
        look={(shape) => ({ colour: mine.colour, shape })}
        onChoose={(shape) => void change({ shape })}
      />
    </section>
  );
};
