import { useState } from 'preact/hooks';
import { endWords } from '../../domain/kernel/ending.ts';
import { call, type Problem } from '../api/client.ts';
import { newCommandId } from '../api/ids.ts';
import { Button } from '../parts/button.tsx';
import { CopyLink } from '../parts/copy-link.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { TitlePreview } from '../parts/title-preview.tsx';
import { counted, sentence } from '../words.ts';
import type { GameModel } from './model.ts';
import { adopt, refreshHead } from './send.ts';
import { catchUp } from './source.ts';

type Player = GameModel['head']['value']['players'][number];

const free = (player: Player): boolean => player.kind === 'nobody' || player.kind === 'invited';

/** After a command of the lobby: what came of it, and who sits where now. */
const refresh = async (model: GameModel): Promise<void> => {
  const log = await catchUp(model.table, model.id, model.viewer);
  if (log.ok) await adopt(model, log.value.line);
  await refreshHead(model);
};

const Invite = ({ model, seat }: { readonly model: GameModel; readonly seat: number }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { email: email.trim(), commandId: newCommandId() };
    const answer = await call('inviteToSeat', { params: { id: model.id, seat }, body });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) await refresh(model);
  };
  return (
    <form class="invite" onSubmit={submit}>
      <Field label={`Mail address for seat ${seat + 1}`} type="email" value={email} onValue={setEmail} required />
      <Button small submit>
        Invite
      </Button>
      <ProblemNotice problem={problem} />
    </form>
  );
};

const SeatLine = ({ model, player }: { readonly model: GameModel; readonly player: Player }) => (
  <li>
    <PieceIcon livery={player} />
    <span>
      <strong>{player.kind === 'nobody' ? 'Free seat' : player.name}</strong>
      {player.kind === 'invited' && <span class="tag">invited</span>}
      {player.kind === 'bot' && <span class="tag">bot</span>}
      {player.mailFails && <span class="tag bad">mail does not reach</span>}
      {player.kind === 'nobody' && model.head.value.host && <Invite model={model} seat={player.seat} />}
    </span>
  </li>
);

const HostButtons = ({ model }: { readonly model: GameModel }) => {
  const taken = model.head.value.players.filter((p) => !free(p)).length;
  const { min } = model.rules.seats;
  const run = async (route: 'startGame' | 'cancelGame'): Promise<void> => {
    const answer = await call(route, { params: { id: model.id }, body: { commandId: newCommandId() } });
    model.problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) await refresh(model);
  };
  const few = taken < min ? `It takes ${counted(min, 'player', 'players')} to start.` : null;
  return (
    <p class="buttons">
      <Button kind="main" why={few} onPress={() => void run('startGame')}>
        Start with {taken} {taken === 1 ? 'player' : 'players'}
      </Button>
      <Button onPress={() => void run('cancelGame')}>Call the game off</Button>
    </p>
  );
};

const Leave = ({ model, seat }: { readonly model: GameModel; readonly seat: number }) => {
  const leave = async (): Promise<void> => {
    const body = { commandId: newCommandId() };
    const answer = await call('leaveSeat', { params: { id: model.id, seat }, body });
    if (answer.ok) location.assign('/');
    else model.problem.value = answer.problem;
  };
  return <Button onPress={() => void leave()}>Leave this seat</Button>;
};

/** A game that has not begun: who sits there, and how the others get in. */
export const Lobby = ({ model }: { readonly model: GameModel }) => {
  const head = model.head.value;
  const { table } = model.line.value.game;
  if (table.status === 'cancelled') return <p class="card">{endWords(table)}</p>;
  const open = head.players.filter(free).length;
  return (
    <div class="two">
      <section class="card stack">
        <h2>{sentence(`${counted(open, 'player is', 'players are')} still missing`)}</h2>
        <p>The game begins by itself when the last seat is taken.</p>
        <ul class="players">
          {head.players.map((player) => (
            <SeatLine key={player.seat} model={model} player={player} />
          ))}
        </ul>
        {head.joinCode && <CopyLink label="Whoever has this link can take a free seat" path={`/j/${head.joinCode}`} />}
        <ProblemNotice problem={model.problem.value} />
        {head.host ? <HostButtons model={model} /> : model.seat !== null && <Leave model={model} seat={model.seat} />}
      </section>
      <TitlePreview title={table.title} options={table.options} seats={table.seats.length} />
    </div>
  );
};
