import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { signedIn } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { DeadLinkPage } from './dead-link.tsx';

/** Where the link of a sign-in mail leads. Looking at it uses nothing up; the button signs in. */
export const ConfirmSignInPage = () => {
  const { token = '' } = useRoute().params;
  const { route } = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { answer } = useAnswer(token, () => call('seeSignIn', { params: { token } }));
  if (!answer) return <Loading what="Looking at your link" />;
  if (!answer.ok) return <DeadLinkPage problem={answer.problem} />;
  const enter = async (): Promise<void> => {
    const used = await call('useSignIn', { params: { token } });
    if (!used.ok) {
      setProblem(used.problem);
      return;
    }
    signedIn(used.value.me);
    route(used.value.next || '/', true);
  };
  return (
    <Page title="Sign in to Postwright">
      <div class="card form">
        <p>
          You are about to sign in as <strong>{answer.value.email}</strong>.
        </p>
        <ProblemNotice problem={problem} />
        <Button kind="main" onPress={enter}>
          Sign in
        </Button>
      </div>
    </Page>
  );
};
