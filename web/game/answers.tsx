// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: keys and pictures are ornaments

import type { Answer, AnyAt, Bar, Form, Group, Run } from '../../domain/kernel/game-view.ts';
import { Picture } from '../parts/picture.tsx';
import { placesOf } from './answer-list.ts';
import type { GameModel } from './model.ts';
import type { TableUi } from './table-ui.ts';
import { answer as say } from './turn.ts';

/** Keys 1 to 9 choose the first nine. */
const KEYS = 9;

const Runs = ({ line }: { readonly line: readonly Run[] }) => (
  <span class="answer-line">
    {line.map((run, i) =>
      typeof run === 'string' ? <span key={i}>{run}</span> : <Picture key={i} scene={run} class="run" />,
    )}
  </span>
);

const BarOf = ({ icon, word, has, adds, of, figure }: Bar) => (
  <span class="answer-bar">
    {icon && <Picture scene={icon} class="run" />}
    <span class="hidden">{word}</span>
    <span class="boxes" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < has ? 'full' : i < has + adds ? 'maybe' : ''} />
      ))}
    </span>
    <span class="bar-figure">
      {figure ?? `${Math.min(has, of)}/${of}`}
      {figure === undefined && adds > 0 && <b> +{adds}</b>}
    </span>
  </span>
);

interface OneProps {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly at: AnyAt;
  readonly answer: Answer;
  readonly form: Form;
  readonly number: number;
}

const Body = ({ model, at, answer, form }: Omit<OneProps, 'ui' | 'number'>) => {
  const { Face } = model.table;
  if (form === 'cards' && answer.thing !== undefined && Face)
    return (
      <span class="answer-face">
        <Face look={at} thing={answer.thing} players={model.head.value.players} />
        {answer.hint !== '' && <small class={answer.good ? 'good' : ''}>{answer.hint}</small>}
      </span>
    );
  return (
    <>
      {answer.mark !== undefined && (
        <span class="mark-letter" aria-hidden="true">
          {answer.mark}
        </span>
      )}
      {answer.icon && <Picture scene={answer.icon} class="answer-icon" />}
      <span class="answer-words">
        {answer.text !== '' && <strong>{answer.text}</strong>}
        {answer.lines ? (
          <>
            <span class="hidden">{answer.hint}</span>
            <span aria-hidden="true">
              {answer.lines.map((line, i) => (
                <Runs key={i} line={line} />
              ))}
            </span>
          </>
        ) : (
          answer.hint !== '' && <small class={answer.good ? 'good' : ''}>{answer.hint}</small>
        )}
        {answer.bars?.map((bar) => (
          <BarOf key={bar.word} {...bar} />
        ))}
      </span>
    </>
  );
};

const spokenName = ({ text, hint }: Answer): string => [text, hint].filter((part) => part !== '').join(', ');

const One = (props: OneProps) => {
  const { model, ui, at, answer, form, number } = props;
  const { action, pick, chosen } = answer;
  const point = (): void => {
    ui.lit.value = placesOf(model.view, model.rules, at, answer);
  };
  const leave = (): void => {
    ui.lit.value = [];
  };
  const shown = ui.aimed.value !== null && ui.aimed.value === pick;
  return (
    <button
      type="button"
      class={`answer ${form}${shown ? ' shown' : ''}`}
      data-answer={pick === null ? action : `${action} ${pick}`}
      data-thing={answer.thing}
      aria-pressed={chosen ?? (pick === null && at.move?.action === action ? true : undefined)}
      aria-label={form === 'cards' ? spokenName(answer) : undefined}
      onClick={() => say(model, answer)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Body model={model} at={at} answer={answer} form={form} />
      {number <= KEYS && (
        <kbd class="answer-key" aria-hidden="true">
          {number}
        </kbd>
      )}
    </button>
  );
};

/** All answers of the panel; those of the open question first. */
export const Answers = (props: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly at: AnyAt;
  readonly groups: readonly Group[];
}) => {
  const { model, ui, at, groups } = props;
  let number = 0;
  return (
    <div class="answers">
      {groups.map((group, i) => {
        const answers = group.answers.filter((one) => !one.main);
        return (
          <section key={`${i} ${group.heading}`} aria-label={group.heading || undefined}>
            {group.heading !== '' && <h3>{group.heading}</h3>}
            <div class={`answer-group ${group.form}${i === 0 ? ' own' : ''}`}>
              {answers.map((answer) => {
                number += 1;
                return (
                  <One
                    key={`${answer.action} ${answer.pick} ${number}`}
                    model={model}
                    ui={ui}
                    at={at}
                    answer={answer}
                    form={group.form}
                    number={number}
                  />
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
};
