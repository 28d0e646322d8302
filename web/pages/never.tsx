import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { useAnswer } from '../use-answer.ts';

/** Where mail to somebody who has no account leads who wants none. Only the button does something: link scanners open pages too. */
export const NeverPage = () => {
  const { token = '' } = useRoute().params;
  const { answer, again } = useAnswer(token, () => call('seeRefusal', { params: { token } }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = async (refused: boolean): Promise<void> => {
    const done = await call(refused ? 'refuseMail' : 'allowMail', { params: { token } });
    setProblem(done.ok ? null : done.problem);
    if (done.ok) again();
  };
  return (
    <Page title="Mail from Postwright">
      <div class="card form">
        <ProblemNotice problem={problem ?? (answer && !answer.ok ? answer.problem : null)} />
        {!answer && <Loading what="Looking" />}
        {answer?.ok &&
          (answer.value.refused ? (
            <>
              <p role="status">Done: nobody can have Postwright write to this address any more.</p>
              <Button onPress={() => set(false)}>Let mail come again</Button>
            </>
          ) : (
            <>
              <p>Somebody used your address here. One press, and Postwright never writes to it again, whoever asks.</p>
              <Button kind="main" onPress={() => set(true)}>
                Never write to me again
              </Button>
            </>
          ))}
      </div>
    </Page>
  );
};
