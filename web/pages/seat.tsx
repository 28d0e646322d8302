import { useRef, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import type { Reply } from '../../functions/contract/contract.ts';
import { call, type Problem } from '../api/client.ts';
import { newCommandId, newNonce } from '../api/ids.ts';
import { pace } from '../game/head.tsx';
import { titleName } from '../games/index.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { TitlePreview } from '../parts/title-preview.tsx';
import { me, readMine, signedIn } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { DeadLinkPage } from './dead-link.tsx';

type Invitation = Reply<'seeInvitation'>;

const TakeSeat = ({ code, invitation }: { readonly code: string; readonly invitation: Invitation }) => {
  const { route } = useLocation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const command = useRef(newCommandId());
  const stranger = !me.value && invitation.email !== null;
  if (!me.value && !stranger)
    return (
      <p class="buttons">
        <a class="button main" href={`/in?next=/j/${code}`}>
          Sign in by mail to take a seat
        </a>
      </p>
    );
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const body = { nonce: newNonce(), commandId: command.current, ...named };
    const answer = await call('takeSeat', { params: { code }, body });
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    signedIn(answer.value.me);
    void readMine();
    route(`/g/${answer.value.id}`, true);
  };
  return (
    <form class="stack" onSubmit={take}>
      {stranger && (
        <Field
          label="Your name at the table"
          autocomplete="name"
          value={name}
          onValue={setName}
          most={40}
          help="May stay empty. You can change it later."
        />
      )}
      <ProblemNotice problem={problem} />
      <Button kind="main" submit>
        Take this seat
      </Button>
    </form>
  );
};

const Gone = ({ invitation }: { readonly invitation: Invitation }) => (
  <p class="notice">
    {invitation.game.status === 'open' ? 'This seat is taken already.' : 'This game has begun, or was called off.'}{' '}
    <a href={`/g/${invitation.game.id}`}>Look at the game</a>
  </p>
);

/** Where an invitation leads: what is played, with whom, and one button to sit down. */
export const SeatPage = () => {
  const { code = '' } = useRoute().params;
  const { answer } = useAnswer(code, () => call('seeInvitation', { params: { code } }));
  if (!answer || me.value === undefined) return <Loading what="Looking at your invitation" />;
  if (!answer.ok) return <DeadLinkPage problem={answer.problem} />;
  const invitation = answer.value;
  const { game, clock, from } = invitation;
  return (
    <Page title={game.name} wide>
      <div class="two">
        <section class="card stack">
          <p class="lead">{from} asks you to a game.</p>
          <p class="muted">
            {titleName(game.title)} · {game.players.length} players · {pace(clock)} ·{' '}
            <a href={`/rules/${game.title}`}>rules in short</a>
          </p>
          <ul class="players">
            {game.players.map((player) => (
              <li key={player.seat}>
                <PieceIcon livery={player} />
                <span>{player.kind === 'nobody' ? <em>free</em> : player.name}</span>
              </li>
            ))}
          </ul>
          {invitation.taken || game.status !== 'open' ? (
            <Gone invitation={invitation} />
          ) : (
            <TakeSeat code={code} invitation={invitation} />
          )}
        </section>
        <TitlePreview
          title={invitation.game.title}
          options={invitation.options}
          seats={invitation.game.players.length}
        />
      </div>
    </Page>
  );
};
