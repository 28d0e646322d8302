import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';

/** Where the last line of a mail leads. Only the button does something, since link scanners open pages too. */
export const UnsubscribePage = () => {
  const { token = '' } = useRoute().params;
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const stop = async (): Promise<void> => {
    const answer = await call('unsubscribe', { params: { token } });
    setDone(answer.ok);
    setProblem(answer.ok ? null : answer.problem);
  };
  return (
    <Page title="Mail about this game">
      <div class="card form">
        <ProblemNotice problem={problem} />
        {done ? (
          <p role="status">Done: no more mail about this game. The bell on its page switches it on again.</p>
        ) : (
          <>
            <p>You will get no more mail about this game. You can still play it here, and switch mail on again.</p>
            <Button kind="main" onPress={stop}>
              Stop mail about this game
            </Button>
          </>
        )}
        <p>
          <a href="/">To your games</a>
        </p>
      </div>
    </Page>
  );
};
