import { isEmpty } from '../../domain/kernel/draft.ts';
import { endWords } from '../../domain/kernel/ending.ts';
import type { GameTable } from '../games/table.ts';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Picture } from '../parts/picture.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { waiting } from '../session.ts';
import { listed } from '../words.ts';
import { useKeptFocus } from './kept-focus.ts';
import type { GameModel } from './model.ts';
import { MOVES, plyWords } from './replay.ts';
import { sendTurn } from './send.ts';
import { owed, press, promptOf, reset, undo, why } from './turn.ts';

export const PROMPT = 'prompt';

const Actions = ({ model }: { readonly model: GameModel }) => {
  const now = model.sketch.value;
  const { seat, table } = model;
  if (!now || seat === null || now.offers.length === 0) return null;
  return (
    <div class="actions">
      {now.offers.map(({ action, first, usable }) => {
        const { text, hint, icon } = table.button(now.state, seat, action);
        const reason = usable ? null : why(model, first?.why ?? 'unusable');
        return (
          <Button
            key={action}
            small
            pressed={now.move?.action === action}
            why={reason === null ? null : `${text}: ${reason}`}
            onPress={() => press(model, action)}
          >
            {icon && <Picture scene={icon} class="action-icon" />}
            <span>
              {text}
              <small>{reason ?? hint}</small>
            </span>
          </Button>
        );
      })}
    </div>
  );
};

const Controls = ({ model }: { readonly model: GameModel }) => {
  const empty = isEmpty(model.draft.value.draft);
  return (
    <div class="controls">
      <Button why={empty ? 'There is nothing to take back.' : null} onPress={() => undo(model)}>
        Undo
      </Button>
      <Button why={empty ? 'There is nothing to clear.' : null} onPress={() => reset(model)}>
        Reset
      </Button>
      <Button kind="main" why={owed(model)} onPress={() => void sendTurn(model)}>
        {model.sending.value ? 'Sending…' : 'Send turn'}
      </Button>
    </div>
  );
};

type Icon = ReturnType<GameTable['prompt']>['icon'];

const Words = (props: {
  readonly heading: string;
  readonly line: string;
  readonly icon?: Icon;
  readonly model: GameModel;
}) => {
  const notice = props.model.past.value ? null : props.model.notice.value;
  const wait = props.model.line.value.game.waits[0]?.seat ?? props.model.seat ?? 0;
  return (
    <>
      {props.icon ? (
        <Picture scene={props.icon} class="prompt-icon" />
      ) : (
        <PieceIcon livery={props.model.liveryOf(wait)} />
      )}
      <div class="prompt-words">
        <h2>{props.heading}</h2>
        <p class={notice ? 'news' : ''}>{notice ?? props.line}</p>
      </div>
    </>
  );
};

const Past = ({ model }: { readonly model: GameModel }) => (
  <>
    <Words model={model} heading="You are looking at the past" line={plyWords(model)} />
    <div class="controls">
      <Button kind="main" onPress={() => MOVES.last(model)}>
        {model.myTurn.value ? 'Back to your turn' : 'Back to now'}
      </Button>
    </div>
  </>
);

const Resting = ({ model }: { readonly model: GameModel }) => {
  const { table, waits } = model.line.value.game;
  const next = waiting.value.filter((g) => g.id !== model.id);
  const names = listed(waits.map((w) => model.nameOf(w.seat)));
  const over = table.status === 'ended';
  const won = listed((table.result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [model.nameOf(seat)] : [])));
  const playing = waits.length > 1 ? 'are to play' : 'is to play';
  return (
    <>
      <Words
        model={model}
        heading={over ? 'The game is over' : `${names} ${playing}`}
        line={
          over
            ? `${won} won. ${endWords(table)}`
            : model.seat === null
              ? 'You are watching.'
              : 'You get a mail when it is your turn.'
        }
      />
      <div class="controls">
        {over && (
          <a class="button main" href={`/g/${model.id}/result`}>
            Result
          </a>
        )}
        {next[0] && (
          <a class="button plain" href={`/g/${next[0].id}`}>
            Next game ({next.length})
          </a>
        )}
      </div>
    </>
  );
};

/** What is to be done now, and everything one presses for it. */
export const Prompt = ({ model }: { readonly model: GameModel }) => {
  const asked = promptOf(model);
  const past = model.past.value;
  const mine = asked !== null && !past;
  const row = useKeptFocus(`${mine} ${past}`);
  return (
    <section class={`prompt${mine ? ' mine' : ''}${past ? ' past' : ''}`} aria-label="What to do">
      <div ref={row} id={PROMPT} class="prompt-row" tabindex={-1}>
        {past && <Past model={model} />}
        {mine && <Words model={model} {...asked} />}
        {mine && <Controls model={model} />}
        {!past && !mine && <Resting model={model} />}
      </div>
      {mine && <Actions model={model} />}
      <ProblemNotice problem={model.problem.value} />
    </section>
  );
};
