// What stands in the panel when it is not simply my turn: a question before something is shown, the past, waiting, news.

import { isEnd } from '../../domain/kernel/draft.ts';
import { endWords } from '../../domain/kernel/ending.ts';
import { Button } from '../parts/button.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { waiting } from '../session.ts';
import { ago } from '../time.ts';
import { listed } from '../words.ts';
import { frame } from './frame.ts';
import type { GameModel } from './model.ts';
import { sinceMyTurn } from './recap.ts';
import { MOVES, playFrom, plyWords } from './replay.ts';
import { Scrubber } from './scrubber.tsx';
import { sendBarrier } from './send.ts';
import type { TableUi } from './table-ui.ts';

const Heading = ({ text }: { readonly text: string }) => (
  <div class="question" data-part="question" id="question">
    <h2 tabindex={-1}>{text}</h2>
  </div>
);

/** Asks before something new is shown, since nothing can be taken back then, and before a turn that gives something away. */
export const AskingPanel = ({ model }: { readonly model: GameModel }) => {
  const last = model.asking.value?.moves.at(-1);
  const at = model.at.value;
  if (!last || !at) return null;
  const ends = isEnd(last);
  const warning = model.view.warning(at, last);
  const no = (): void => {
    model.asking.value = null;
  };
  return (
    <>
      <div class="panel-body" role="alertdialog" aria-labelledby="question" aria-describedby="asking">
        <Heading text={ends ? 'Send your turn now?' : 'This cannot be taken back'} />
        <p id="asking">
          {warning ?? 'You will see something new.'}
          {!ends && ' What you have done in this turn so far is sent with it; then your turn goes on.'}
        </p>
      </div>
      <div class="panel-foot">
        <Button onPress={no}>Not yet</Button>
        <Button kind="main" onPress={() => void sendBarrier(model)}>
          {ends ? 'Send it' : 'Send it and see'}
        </Button>
      </div>
    </>
  );
};

/** The past: what was played there, and the way back. On the phone the slider and its buttons stand here too. */
export const PastPanel = ({ model }: { readonly model: GameModel }) => {
  const seat = model.shown.value?.seat ?? null;
  const slim = frame.value === 'phone' || frame.value === 'land';
  return (
    <>
      <div class="panel-body">
        <h2 class={slim ? 'hidden' : ''} tabindex={-1} data-part="question" id="question">
          You are looking at the past
        </h2>
        <p class="caption">
          {seat !== null && <PieceIcon livery={model.liveryOf(seat)} />}
          <span>{plyWords(model)}</span>
        </p>
        {slim && <Scrubber model={model} />}
      </div>
      <div class="panel-foot">
        <Button kind="main" onPress={() => MOVES.last(model)}>
          {model.myTurn.value ? 'Back to your turn' : 'Back to now'}
        </Button>
      </div>
    </>
  );
};

const restingWords = (model: GameModel): { readonly heading: string; readonly line: string } => {
  const { table, waits } = model.line.value.game;
  if (table.status === 'ended') {
    const ranking = table.result?.ranking ?? [];
    const won = ranking.flatMap((rank, seat) => (rank === 1 ? [model.nameOf(seat)] : []));
    return { heading: 'The game is over', line: `${listed(won)} won. ${endWords(table)}` };
  }
  const names = listed(waits.map((w) => model.nameOf(w.seat)));
  const since = waits[0] ? `Since ${ago(waits[0].at, Date.now())}.` : '';
  const you = model.seat === null ? 'You are watching.' : 'You get a mail when it is your turn.';
  return { heading: `${names} ${waits.length > 1 ? 'are' : 'is'} to play`, line: `${since} ${you}` };
};

/** Somebody else is to play, or the game is over. */
export const RestingPanel = ({ model }: { readonly model: GameModel }) => {
  const { heading, line } = restingWords(model);
  const next = waiting.value.find((game) => game.id !== model.id);
  const over = model.line.value.game.table.status === 'ended';
  return (
    <>
      <div class="panel-body">
        <Heading text={heading} />
        <p>{line.replace('Since just now', 'Just now')}</p>
      </div>
      <div class="panel-foot">
        {over && (
          <a class="button main" href={`/g/${model.id}/result`}>
            Result
          </a>
        )}
        {over && model.seat !== null && (
          <a class="button" href={`/new?again=${model.id}`}>
            Play again
          </a>
        )}
        {next && (
          <a class={over ? 'button' : 'button main'} href={`/g/${next.id}`}>
            Next game
          </a>
        )}
      </div>
    </>
  );
};

/** What the others have done since my last turn, line by line. */
export const SinceLines = ({ model, most }: { readonly model: GameModel; readonly most: number }) => {
  const turns = sinceMyTurn(model);
  return (
    <ul class="since">
      {turns.slice(-most).map((turn) => (
        <li key={turn.fromPly}>
          {turn.seat !== null && <PieceIcon livery={model.liveryOf(turn.seat)} />}
          <span>{model.tell(turn.phrases)}</span>
        </li>
      ))}
    </ul>
  );
};

export const replaySince = (model: GameModel): void =>
  playFrom(model, Math.max((sinceMyTurn(model)[0]?.fromPly ?? 1) - 1, 0));

const MOST = 6;

/** On the phone, the first thing when one comes to one's turn. */
export const SincePanel = ({ model, ui }: { readonly model: GameModel; readonly ui: TableUi }) => {
  const end = (): void => {
    ui.arriving.value = false;
  };
  return (
    <>
      <div class="panel-body">
        <Heading text={model.since.value === 0 ? 'So far' : 'Since your last turn'} />
        <SinceLines model={model} most={MOST} />
        <p class="muted">Their pieces have a double ring on the board.</p>
      </div>
      <div class="panel-foot">
        <Button
          onPress={() => {
            end();
            replaySince(model);
          }}
        >
          Replay
        </Button>
        <Button kind="main" onPress={end}>
          Your turn
        </Button>
      </div>
    </>
  );
};
