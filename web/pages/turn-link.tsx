import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { me, signedIn } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { DeadLinkPage } from './dead-link.tsx';

/** Where the button of a turn mail leads: straight to the board with a session, one press away without. */
export const TurnLinkPage = () => {
  const { token = '' } = useRoute().params;
  const { route } = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { answer } = useAnswer(token, () => call('seeTurnLink', { params: { token } }));
  const known = answer?.ok && answer.value.signedIn ? answer.value.id : null;
  useEffect(() => {
    if (known) route(`/g/${known}`, true);
  }, [known, route]);
  if (!answer || known) return <Loading what="Opening your board" />;
  if (!answer.ok) return <DeadLinkPage problem={answer.problem} />;
  const go = async (): Promise<void> => {
    const used = await call('useTurnLink', { params: { token } });
    if (!used.ok) {
      setProblem(used.problem);
      return;
    }
    signedIn(used.value.me);
    route(`/g/${used.value.id}`, true);
  };
  return (
    <Page title="Your board is ready">
      <div class="card form">
        <p>
          {me.value
            ? `This link was sent to ${answer.value.name}, and you are signed in as ${me.value.name}. It leads on as ${answer.value.name}, in this one game.`
            : 'This browser is not signed in. The link in your mail lets you go on in this one game.'}
        </p>
        <ProblemNotice problem={problem} />
        <Button kind="main" onPress={go}>
          Continue as {answer.value.name}
        </Button>
        <p class="muted">
          Not {answer.value.name}? <a href="/in">Sign in with your own address</a>
        </p>
      </div>
    </Page>
  );
};
