import { useComputed } from '@preact/signals';
import { numbered } from '../../domain/kernel/draft.ts';
import { announce } from '../announce.ts';
import type { GameModel } from './model.ts';
import { PROMPT } from './prompt.tsx';
import { lastTurnOf } from './recap.ts';
import { pick, undo } from './turn.ts';

/** The title's board at what is looked at: the draft, now, or the past. */
export const BoardView = ({ model }: { readonly model: GameModel }) => {
  const { table } = model;
  const past = model.past.value;
  const now = past ? null : model.sketch.value;
  const state = now ? now.state : model.shown.value?.state;
  const { players, name } = model.head.value;
  const lastTurn = useComputed(() => lastTurnOf(model)).value;
  return (
    <table.Board
      state={state}
      viewer={model.viewer}
      players={players}
      choice={now?.choice ?? null}
      move={now?.move ?? null}
      draft={past ? [] : numbered(model.draft.value.draft, (pick) => model.view.onBoard(state, pick))}
      changed={model.changed.value}
      lastTurn={lastTurn}
      past={past}
      label={`Board of ${name}`}
      describedBy={PROMPT}
      onPick={(answer) => pick(model, answer)}
      onUndo={() => undo(model)}
      onSay={announce}
    />
  );
};

/** The same position in words. */
export const BoardInWords = ({ model }: { readonly model: GameModel }) => {
  const now = model.past.value ? null : model.sketch.value;
  const { BoardAsText } = model.table;
  return (
    <details class="card">
      <summary>
        <h2>Board as text</h2>
      </summary>
      <BoardAsText state={now ? now.state : model.shown.value?.state} players={model.head.value.players} />
    </details>
  );
};
