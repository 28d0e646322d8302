import { dueAt } from '../../domain/kernel/game.ts';
import { Account } from '../parts/header.tsx';
import { Mark } from '../parts/icon.tsx';
import { mine, waiting } from '../session.ts';
import { ago, left } from '../time.ts';
import { frame } from './frame.ts';
import { GameMenu } from './game-menu.tsx';
import { Mute, pace } from './head.tsx';
import type { GameModel } from './model.ts';
import type { TableUi } from './table-ui.ts';

/** Whose turn it is, for how long, and what time is left. */
const turnWords = (model: GameModel): { readonly text: string; readonly mine: boolean } => {
  const { game } = model.line.value;
  if (game.table.status === 'ended') return { text: 'The game is over', mine: false };
  if (model.past.value) return { text: model.myTurn.value ? 'The past · your turn waits' : 'The past', mine: false };
  const wait = game.waits.find((w) => w.seat === model.seat) ?? game.waits[0];
  if (!wait) return { text: '', mine: false };
  const own = wait.seat === model.seat;
  const due = dueAt(game, wait.seat);
  const now = Date.now();
  const whose = own ? 'Your turn' : `${model.nameOf(wait.seat)} is to play`;
  return { text: `${whose} · ${due === null ? ago(wait.at, now) : left(due, now)}`, mine: own };
};

/** The link to the next game that waits; Alt N follows it. */
export const nextGame = (model: GameModel): string | null => {
  const next = waiting.value.find((game) => game.id !== model.id);
  return next ? `/g/${next.id}` : null;
};

const NextGame = ({ model, short }: { readonly model: GameModel; readonly short: boolean }) => {
  const to = nextGame(model);
  const n = waiting.value.filter((game) => game.id !== model.id).length;
  if (to === null) return null;
  return (
    <a class="button small" href={to} aria-keyshortcuts="Alt+N" aria-label={`Next game, ${n} waiting`}>
      {short ? `Next ${n}` : `Next game (${n})`}
    </a>
  );
};

const Facts = ({ model }: { readonly model: GameModel }) => {
  const { table } = model.line.value.game;
  return (
    <p class="bar-facts">
      {model.table.title.name} · {table.seats.length} players · {pace(table.clock)}
    </p>
  );
};

/** The one row over a game: where one is, whose turn it is, and the way on. */
export const GameBar = ({
  model,
  ui,
  onKeys,
}: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly onKeys: () => void;
}) => {
  const narrow = frame.value === 'phone' || frame.value === 'land';
  const turn = turnWords(model);
  const n = waiting.value.length;
  const { name } = model.head.value;
  return (
    <header class="bar">
      <a class="bar-home" href="/" aria-label={narrow ? 'Your games' : undefined}>
        {narrow ? (
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14.5 17l-5-5 5-5" />
          </svg>
        ) : (
          <>
            <Mark />
            <span>{mine.value ? 'Your games' : 'Postwright'}</span>
            {n > 0 && <span class="count">{n}</span>}
          </>
        )}
      </a>
      <div class="bar-name">
        <h1 tabindex={-1}>{name}</h1>
        {narrow ? <p class={turn.mine ? 'bar-turn mine' : 'bar-turn'}>{turn.text}</p> : <Facts model={model} />}
      </div>
      {!narrow && turn.text !== '' && <span class={turn.mine ? 'badge turn' : 'badge'}>{turn.text}</span>}
      <NextGame model={model} short={narrow} />
      {!narrow && model.seat !== null && <Mute model={model} />}
      <GameMenu model={model} ui={ui} onKeys={onKeys} />
      {!narrow && <Account />}
    </header>
  );
};
