import type { Reply } from '../../functions/contract/contract.ts';
import { call } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { ago, moment, span } from '../time.ts';
import { useAnswer } from '../use-answer.ts';
import { NotFoundPage } from './not-found.tsx';

type Overview = Reply<'admin'>;

const MINUTE = 60_000;

const Mail = ({ mail }: Pick<Overview, 'mail'>) => (
  <section class="card stack">
    <h2>Mail</h2>
    {mail ? (
      <>
        <p>
          {mail.sentToday} {mail.mostADay >= 0 && `of ${mail.mostADay}`} mails in the last 24 hours.
        </p>
        {mail.sandbox && (
          <p class="notice">
            Amazon still keeps this account in the sandbox: mail reaches verified addresses only. Ask for production
            access in the SES console; until then invite friends by link.
          </p>
        )}
      </>
    ) : (
      <p>The mail service tells nothing about itself.</p>
    )}
  </section>
);

const Failing = ({ failing, onAgain }: Pick<Overview, 'failing'> & { readonly onAgain: () => void }) => (
  <section class="card stack">
    <h2>Addresses that mail does not reach</h2>
    {failing.length === 0 ? (
      <p>None.</p>
    ) : (
      <ul class="plain-list">
        {failing.map(({ email, why, at }) => (
          <li key={email}>
            {email}
            <br />
            <span class="muted">
              {why === 'bounce' ? 'came back' : 'was called unwanted'}, {moment(at)}
            </span>{' '}
            <Button onPress={() => void call('mailArrives', { body: { email } }).then(onAgain)}>
              Send to it again
            </Button>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Quarantined = ({ games, onAgain }: { readonly games: Overview['quarantined']; readonly onAgain: () => void }) => {
  const tryAgain = async (id: string): Promise<void> => {
    await call('tryAgain', { params: { id } });
    onAgain();
  };
  return (
    <section class="card stack">
      <h2>Games that cannot be read</h2>
      {games.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul class="plain-list">
          {games.map(({ id, seq, reason, at }) => (
            <li key={id} class="row">
              <span>
                <a href={`/g/${id}`}>{id}</a>
                <br />
                <span class="muted">
                  after commit {seq}: {reason}, {ago(at, Date.now())}
                </span>
              </span>
              <Button small onPress={() => void tryAgain(id)}>
                Read it again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const State = ({ live, lag, build, costs }: Pick<Overview, 'live' | 'lag' | 'build' | 'costs'>) => (
  <section class="card stack">
    <h2>Service</h2>
    <p>
      {live === 1 ? 'One game is' : `${live} games are`} being followed. Lists and mails are{' '}
      {lag < MINUTE ? 'up to date' : `${span(lag)} behind the turns`}.
    </p>
    {costs !== null && (
      <p>If every day were like the last one, a month in the cloud would cost about {costs.toFixed(2)} USD.</p>
    )}
    <p class="muted">Version {build}</p>
  </section>
);

/** How the installation is, for its owner; for everybody else there is no such page. */
export const AdminPage = () => {
  const { answer, again } = useAnswer('admin', () => call('admin', {}));
  if (answer && !answer.ok && answer.problem.status !== 0 && answer.problem.status < 500) return <NotFoundPage />;
  return (
    <Page title="This installation">
      {!answer && <Loading what="Looking" />}
      {answer && !answer.ok && <ProblemNotice problem={answer.problem} />}
      {answer?.ok && (
        <div class="stack">
          <State {...answer.value} />
          <Mail mail={answer.value.mail} />
          <Failing failing={answer.value.failing} onAgain={again} />
          <Quarantined games={answer.value.quarantined} onAgain={again} />
        </div>
      )}
    </Page>
  );
};
