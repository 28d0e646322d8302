import type { Clock } from '../../domain/kernel/clock.ts';
import { announce } from '../announce.ts';
import { call } from '../api/client.ts';
import { newCommandId } from '../api/ids.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { span } from '../time.ts';
import { problemText } from '../words.ts';
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

/** Mail about this game on or off, and said where one sees it. */
export const toggleMute = async (model: GameModel): Promise<void> => {
  const { muted } = model.head.value;
  const answer = await call('mute', { params: { id: model.id }, body: { muted: !muted } });
  if (!answer.ok) {
    announce(problemText(answer.problem));
    return;
  }
  model.head.value = { ...model.head.value, muted: !muted };
  announce(muted ? 'You get mail about this game again.' : 'No more mail about this game.');
};

export const Mute = ({ model }: { readonly model: GameModel }) => {
  const { muted } = model.head.value;
  const words = muted ? 'Mail about this game is off' : 'Mail about this game is on';
  return (
    <Button kind="quiet" small label={words} pressed={muted} onPress={() => void toggleMute(model)}>
      <Icon name={muted ? 'bell-off' : 'bell'} />
    </Button>
  );
};

/** True for somebody who can still leave. */
export const canResign = ({ seat, line }: GameModel): boolean =>
  seat !== null && line.value.game.table.status === 'running' && !line.value.game.table.seats[seat]?.resigned;

/** The question before one leaves for good. */
export const ResignDialog = ({ model, onClose }: { readonly model: GameModel; readonly onClose: () => void }) => {
  const { seat } = model;
  const { seats } = model.line.value.game.table;
  if (seat === null) return null;
  const stay = seats.flatMap((one, at) => (at === seat || one.resigned ? [] : [model.nameOf(at)]));
  const resign = async (): Promise<void> => {
    onClose();
    const answer = await call('resign', { params: { id: model.id }, body: { seat, commandId: newCommandId() } });
    if (!answer.ok) {
      announce(problemText(answer.problem));
      return;
    }
    const line = remember(model.table, model.id, model.viewer, answer.value.commits);
    if (line.ok) await adopt(model, line.value);
  };
  return (
    <Dialog title="Leave this game for good?" onClose={onClose}>
      <p>
        {stay.length === 1
          ? `The game ends with it, and ${stay[0]} wins.`
          : 'Your pieces stay on the board and your turns pass from now on. You rank last. The others play on.'}
      </p>
      <p class="buttons">
        <Button kind="danger" onPress={() => void resign()}>
          Resign
        </Button>
        <Button onPress={onClose}>Stay</Button>
      </p>
    </Dialog>
  );
};

/** Under the name of a game that has not begun: what will be played, and how fast. */
export const LobbyFacts = ({ model }: { readonly model: GameModel }) => {
  const { table } = model.line.value.game;
  return (
    <p class="muted">
      {model.table.title.name} · {table.seats.length} players · {pace(table.clock)} ·{' '}
      <a href={`/rules/${table.title}`}>rules</a>
    </p>
  );
};
