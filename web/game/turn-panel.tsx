// The panel of the turn: where it stands, what is asked, every answer, what cannot be done now, and the way out.

import { isEmpty } from '../../domain/kernel/draft.ts';
import type { Answer, AnyAt } from '../../domain/kernel/game-view.ts';
import type { Pick } from '../../domain/kernel/rules.ts';
import { Button } from '../parts/button.tsx';
import { Picture } from '../parts/picture.tsx';
import { problemText } from '../words.ts';
import { answerGroups, placeGroup } from './answer-list.ts';
import { Answers } from './answers.tsx';
import type { GameModel } from './model.ts';
import { sendTurn } from './send.ts';
import type { TableUi } from './table-ui.ts';
import { NOTHING_TO_UNDO, owed, reset, answer as say, undo, why } from './turn.ts';

interface PanelProps {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly at: AnyAt;
}

/** Icons with figures: where the turn stands. */
export const StateLine = ({ model, at }: Omit<PanelProps, 'ui'>) => (
  <ul class="state" data-part="state" aria-label="Where your turn stands">
    {model.view.facts(at).map(({ icon, figure, word, end, thing }) => (
      <li key={`${figure} ${word}`} class={end ? 'end' : ''} data-thing={thing}>
        {icon && <Picture scene={icon} class="state-icon" />}
        <b>{figure}</b> <span>{word}</span>
      </li>
    ))}
  </ul>
);

const NotNow = ({ model, at }: Omit<PanelProps, 'ui'>) => {
  const closed = at.offers.filter((offer) => !offer.usable);
  if (closed.length === 0) return null;
  const lines = closed.map(({ action, first }) => ({
    name: model.view.action(at, action).text,
    reason: why(model, first?.why ?? 'unusable').replace(/\.$/, ''),
  }));
  const reasons = new Set(lines.map((line) => line.reason));
  const short =
    reasons.size === 1
      ? `${lines.map((line) => line.name).join(', ')}: ${[...reasons][0]}`
      : lines.map((line) => line.name).join(', ');
  return (
    <details class="not-now">
      <summary>
        <b>{lines.length} not now</b> <span>{short}</span>
      </summary>
      <ul>
        {lines.map(({ name, reason }) => (
          <li key={name}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
};

const SendButton = ({ model, main }: { readonly model: GameModel; readonly main: Answer | undefined }) => {
  if (main)
    return (
      <button
        type="button"
        class="button main"
        data-part="send"
        data-answer={main.pick === null ? main.action : `${main.action} ${main.pick}`}
        onClick={() => say(model, main)}
      >
        {main.text}
      </button>
    );
  const failed = model.problem.value !== null;
  return (
    <Button kind="main" part="send" why={owed(model)} onPress={() => void sendTurn(model)}>
      {model.sending.value ? 'Sending…' : failed ? 'Not sent. Try again' : 'Send turn'}
    </Button>
  );
};

/** Undo, Reset and Send: always in the same place. */
export const Foot = ({ model, main }: { readonly model: GameModel; readonly main?: Answer | undefined }) => {
  const nothing = isEmpty(model.draft.value.draft) ? NOTHING_TO_UNDO : null;
  const busy = model.sending.value ? 'Your turn is being sent.' : nothing;
  return (
    <div class="panel-foot">
      <Button part="undo" why={busy} onPress={() => undo(model)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 8l-4 4 4 4M4 12h10a5 5 0 0 1 0 10" transform="translate(1 -3)" />
        </svg>
        Undo
      </Button>
      <span class="reset">
        <Button why={busy} onPress={() => reset(model)}>
          Reset
        </Button>
      </span>
      <SendButton model={model} main={main} />
    </div>
  );
};

/** What the answer under the pointer or the focus would bring. */
const Bringing = ({ model, ui, at }: PanelProps) => {
  const pick = ui.aimed.value;
  const told = pick !== null && at.choice?.from.includes(pick) ? model.view.consequence(at, pick) : null;
  return told ? <span class="bringing">{told.text}</span> : null;
};

/** What the board calls a place, without that it can be chosen: 'E5, grass'. */
const boardName = (pick: Pick): string =>
  (
    document.querySelector(`[data-part="board"] [data-pick="${CSS.escape(pick)}"]`)?.getAttribute('aria-label') ?? pick
  ).replace(/,? (can [a-z ]+|Can be chosen\.)$/, '');

/** The turn: question, answers, not now, foot. The state stands above it. */
export const TurnPanel = ({ model, ui, at }: PanelProps) => {
  const { heading, line } = model.view.question(at);
  const told = answerGroups(model.view, model.words, at);
  const places = ui.listed.value || ui.sheet.value === 'full' ? placeGroup(model.view, at, told, boardName) : null;
  const groups = places ? [...told, places] : told;
  const main = groups.flatMap((group) => group.answers).find((one) => one.main);
  const Part = model.table.Part?.[at.choice?.ask ?? ''];
  const problem = model.problem.value;
  return (
    <>
      <div class="panel-body">
        <div class="question" data-part="question" id="question">
          <h2 tabindex={-1}>{heading}</h2>
          <p>
            <Bringing model={model} ui={ui} at={at} />
            <span class="question-line">{line}</span>
          </p>
        </div>
        {Part && <Part at={at} />}
        <Answers model={model} ui={ui} at={at} groups={groups} />
        {problem ? (
          <p class="not-sent" role="alert">
            {problemText(problem)}
          </p>
        ) : (
          <NotNow model={model} at={at} />
        )}
      </div>
      <Foot model={model} main={main} />
    </>
  );
};
