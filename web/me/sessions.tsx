import { call } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { ago } from '../time.ts';
import { useAnswer } from '../use-answer.ts';

/** 'Firefox on Linux' from what the browser said about itself. */
const browser = (agent: string): string => {
  const name = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((n) => agent.includes(n)) ?? 'A browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((n) => agent.includes(n));
  const known = { Edg: 'Edge', OPR: 'Opera' }[name] ?? name;
  return system ? `${known} on ${system}` : known;
};

/** Where one is signed in, and the way to end that. */
export const Sessions = () => {
  const { answer, again } = useAnswer('sessions', () => call('sessions', {}));
  const end = async (session: string): Promise<void> => {
    await call('endSession', { params: { session } });
    again();
  };
  return (
    <section class="card stack">
      <h2>Where you are signed in</h2>
      {!answer && <Loading what="Looking" />}
      {answer && !answer.ok && <ProblemNotice problem={answer.problem} />}
      {answer?.ok && (
        <ul class="plain-list">
          {answer.value.sessions.map((session) => (
            <li key={session.id} class="row">
              <span>
                {browser(session.agent)}
                {session.current && <span class="tag">here</span>}
                <br />
                <span class="muted">last used {ago(session.lastSeenAt, Date.now())}</span>
              </span>
              {!session.current && (
                <Button small onPress={() => void end(session.id)}>
                  Sign out there
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
