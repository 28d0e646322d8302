import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { signedIn } from '../session.ts';

/** A place on this site, or its start: a link may not send anybody elsewhere. */
const ownPlace = (next: string | undefined): string => (next && /^\/(?![/\\])/.test(next) ? next : '/');

interface Asked {
  readonly email: string;
  /** Whether the mail has surely gone. */
  readonly sure: boolean;
}

const AskForm = (props: { readonly next: string; readonly onAsked: (asked: Asked) => void }) => {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await call('askSignIn', { body: { email: email.trim(), next: props.next } });
    setBusy(false);
    if (answer.ok) props.onAsked({ email: email.trim(), sure: answer.value.sure });
    else setProblem(answer.problem);
  };
  return (
    <form class="card form" onSubmit={ask}>
      <Field label="Your mail address" type="email" autocomplete="email" value={email} onValue={setEmail} required />
      <ProblemNotice problem={problem} />
      <Button kind="main" submit why={busy ? 'One moment, the mail is on its way.' : null}>
        {busy ? 'Sending…' : 'Send me a link'}
      </Button>
      <p class="muted">No password. You get a mail with a link and a code. New here? The same way in.</p>
    </form>
  );
};

const CodeForm = (props: Asked & { readonly onOther: () => void }) => {
  const { route } = useLocation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await call('enterCode', { body: { email: props.email, code: code.replaceAll(/\D/g, '') } });
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    signedIn(answer.value.me);
    route(ownPlace(answer.value.next));
  };
  return (
    <form class="card form" onSubmit={enter}>
      {props.sure ? (
        <p role="status">
          A mail with a link and a code is on its way to <strong>{props.email}</strong>. Both work for 15 minutes.
          Nothing there? Look in the spam folder.
        </p>
      ) : (
        <p role="status">
          A mail with a link and a code may be on its way to <strong>{props.email}</strong>: the mail service did not
          say. If it comes, both work for 15 minutes. Nothing there after a few minutes? Ask for another one.
        </p>
      )}
      <Field
        label="Six digits from the mail"
        inputmode="numeric"
        autocomplete="one-time-code"
        value={code}
        onValue={setCode}
        required
        focus
      />
      <ProblemNotice problem={problem} />
      <p class="buttons">
        <Button kind="main" submit>
          Sign in
        </Button>
        <Button onPress={props.onOther}>Use another address</Button>
      </p>
    </form>
  );
};

/** Sign in by mail: the address first, then the code for those who stay in this browser. */
export const SignInPage = () => {
  const { query } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page title="Sign in">
      {asked === null ? (
        <AskForm next={ownPlace(query.next)} onAsked={setAsked} />
      ) : (
        <CodeForm {...asked} onOther={() => setAsked(null)} />
      )}
    </Page>
  );
};
