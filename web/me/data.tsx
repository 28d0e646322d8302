import { useState } from 'preact/hooks';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { me, mine } from '../session.ts';

const DeleteDialog = (props: { readonly onClose: () => void; readonly onGone: () => void }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await call('deleteMe', { body: { email: email.trim() } });
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    props.onGone();
    me.value = null;
    mine.value = null;
  };
  return (
    <Dialog title="Delete your account?" onClose={props.onClose}>
      <form class="stack" onSubmit={submit}>
        <p>
          Your name, address, notes and sessions are deleted. Your seats in running games resign; the moves you made
          stay in the games of the others, without your name. This cannot be undone.
        </p>
        <Field label="Type your mail address to confirm" type="email" value={email} onValue={setEmail} required />
        <ProblemNotice problem={problem} />
        <p class="buttons">
          <Button kind="danger" submit>
            Delete everything
          </Button>
          <Button onPress={props.onClose}>Keep it</Button>
        </p>
      </form>
    </Dialog>
  );
};

/** What is kept about me: to take away, or to delete. */
export const Data = ({ onGone }: { readonly onGone: () => void }) => {
  const [asking, ask] = useState(false);
  return (
    <section class="card stack">
      <h2>Your data</h2>
      <p>All that is kept about you, in one file that other programs can read.</p>
      <p class="buttons">
        <a class="button plain" href="/api/me/export" download="postwright-me.json">
          Take it with you
        </a>
        <Button kind="danger" onPress={() => ask(true)}>
          Delete account
        </Button>
      </p>
      {asking && <DeleteDialog onClose={() => ask(false)} onGone={onGone} />}
    </section>
  );
};
