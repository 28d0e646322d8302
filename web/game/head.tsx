import { useState } from 'preact/hooks';
import type { Clock } from '../../domain/kernel/clock.ts';
import { dueAt } from '../../domain/kernel/game.ts';
import { announce } from '../announce.ts';
import { call } from '../api/client.ts';
import { newCommandId } from '../api/ids.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { ago, left, span } from '../time.ts';
import type { GameModel } from './model.ts';
import { adopt } from './send.ts';
import { remember } from './source.ts';

/** The pace of a game in words. */
export const pace = (clock: Clock): string => {
  const hours = (h: number): string => span(h * 3_600_000);
  switch (clock.kind) {
    case 'none':
      return 'no clock';
    case 'per-turn':
      return `${hours(clock.hours)} a turn`;
    case 'bank':
      return `${hours(clock.hours)} + ${hours(clock.perTurn)} a turn, at most ${hours(clock.most)}`;
  }
};

/** How long it has been whose turn, and what time is left. */
export const WaitBadge = ({ model }: { readonly model: GameModel }) => {
  const { game } = model.line.value;
  const wait = game.waits.find((w) => w.seat === model.seat) ?? game.waits[0];
  if (!wait) return null;
  const due = dueAt(game, wait.seat);
  const now = Date.now();
  const whose = wait.seat === model.seat ? 'Your turn' : `${model.nameOf(wait.seat)} is to play`;
  return (
    <span class={wait.seat === model.seat ? 'badge turn' : 'badge'}>
      {whose} · {ago(wait.at, now)}
      {due !== null && ` · ${left(due, now)}`}
    </span>
  );
};

const Mute = ({ model }: { readonly model: GameModel }) => {
  const { muted } = model.head.value;
  const words = muted ? 'Mail about this game is off' : 'Mail about this game is on';
  const toggle = async (): Promise<void> => {
    const answer = await call('mute', { params: { id: model.id }, body: { muted: !muted } });
    if (!answer.ok) {
      model.problem.value = answer.problem;
      return;
    }
    model.head.value = { ...model.head.value, muted: !muted };
    announce(muted ? 'You get mail about this game again.' : 'No more mail about this game.');
  };
  return (
    <Button kind="quiet" small label={words} pressed={muted} onPress={() => void toggle()}>
      <Icon name={muted ? 'bell-off' : 'bell'} />
    </Button>
  );
};

const Resign = ({ model }: { readonly model: GameModel }) => {
  const [asking, ask] = useState(false);
  const { seat } = model;
  const { seats } = model.line.value.game.table;
  if (seat === null || seats[seat]?.resigned) return null;
  const stay = seats.flatMap((one, at) => (at === seat || one.resigned ? [] : [model.nameOf(at)]));
  const resign = async (): Promise<void> => {
    ask(false);
    const answer = await call('resign', { params: { id: model.id }, body: { seat, commandId: newCommandId() } });
    if (!answer.ok) {
      model.problem.value = answer.problem;
      return;
    }
    const line = remember(model.table, model.id, model.viewer, answer.value.commits);
    if (line.ok) await adopt(model, line.value);
  };
  return (
    <>
      <Button kind="quiet" small onPress={() => ask(true)}>
        Resign
      </Button>
      {asking && (
        <Dialog title="Leave this game for good?" onClose={() => ask(false)}>
          <p>
            {stay.length === 1
              ? `The game ends with it, and ${stay[0]} wins.`
              : 'Your pieces stay on the board and your turns pass from now on. You rank last. The others play on.'}
          </p>
          <p class="buttons">
            <Button kind="danger" onPress={() => void resign()}>
              Resign
            </Button>
            <Button onPress={() => ask(false)}>Stay</Button>
          </p>
        </Dialog>
      )}
    </>
  );
};

/** Under the name of the game: what is played, how fast, and what one may do with it as a whole. */
export const GameHead = ({ model, onKeys }: { readonly model: GameModel; readonly onKeys: () => void }) => {
  const { table } = model.line.value.game;
  return (
    <div class="game-head">
      <p class="muted">
        {model.table.title.name} · {table.seats.length} players · {pace(table.clock)} ·{' '}
        <a href={`/rules/${table.title}`}>rules</a>
      </p>
      <div class="game-head-tools">
        <WaitBadge model={model} />
        {model.seat !== null && <Mute model={model} />}
        {model.line.value.positions.length > 0 && (
          <Button kind="quiet" small label="Keys" onPress={onKeys}>
            <Icon name="keys" />
          </Button>
        )}
        {table.status === 'running' && <Resign model={model} />}
      </div>
    </div>
  );
};
