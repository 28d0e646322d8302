import { useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { me } from '../session.ts';

/** One's name as others read it. */
export const Name = () => {
  const [name, setName] = useState(me.value?.name ?? '');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await call('changeMe', { body: { name } });
    setProblem(answer.ok ? null : answer.problem);
    setSaid(answer.ok ? 'Kept.' : '');
    if (!answer.ok) return;
    me.value = answer.value;
    announce('Kept.');
  };
  return (
    <form class="card stack" onSubmit={save}>
      <h2>Name</h2>
      <p class="muted">
        Your mail address is <strong>{me.value?.email}</strong>. Nobody else sees it.
      </p>
      <Field label="Name at the table" autocomplete="name" value={name} onValue={setName} most={40} required />
      <ProblemNotice problem={problem} />
      <p class="buttons">
        <Button submit>Keep this name</Button> <span class="muted">{said}</span>
      </p>
    </form>
  );
};
