import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../functions/contract/contract.ts';
import { call, type Problem } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { ago } from '../time.ts';
import type { GameModel } from './model.ts';

type Lines = Reply<'talk'>['lines'];

const SayForm = (props: { readonly id: string; readonly onLines: (lines: Lines) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await call('say', { params: { id: props.id }, body: { text } });
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setText('');
    props.onLines(answer.value.lines);
  };
  return (
    <form class="say" onSubmit={submit}>
      <label for="say" class="hidden">
        Say something to the table
      </label>
      <textarea
        id="say"
        rows={2}
        maxlength={1000}
        placeholder="Say something to the table"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button small submit>
        Say it
      </Button>
      <ProblemNotice problem={problem} />
    </form>
  );
};

/** What is said at the table; everybody who sees the game reads it. */
export const Talk = ({ model }: { readonly model: GameModel }) => {
  const [lines, setLines] = useState<Lines | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    void call('talk', { params: { id: model.id } }).then((answer) => {
      if (answer.ok) setLines(answer.value.lines);
      else setProblem(answer.problem);
    });
  }, [model.id, model.line.value.game.seq]);
  if (problem) return <ProblemNotice problem={problem} />;
  if (!lines) return <Loading what="Listening" />;
  return (
    <>
      {lines.length === 0 && <p class="muted">Nobody has said anything yet.</p>}
      <ul class="talk">
        {lines.map((line) => (
          <li key={`${line.at} ${line.name}`}>
            <strong>{line.name}</strong> <span class="muted">{ago(line.at, Date.now())}</span>
            <p>{line.text}</p>
          </li>
        ))}
      </ul>
      {model.seat !== null && <SayForm id={model.id} onLines={setLines} />}
    </>
  );
};
