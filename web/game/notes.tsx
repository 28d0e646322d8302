import { useEffect, useRef, useState } from 'preact/hooks';
import { call, type Problem } from '../api/client.ts';
import { Loading } from '../parts/loading.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import type { GameModel } from './model.ts';

const PAUSE = 800;

/** Notes that nobody else sees; kept a moment after the last key. */
export const Notes = ({ model }: { readonly model: GameModel }) => {
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    void call('notes', { params: { id: model.id } }).then((answer) => {
      if (answer.ok) setText(answer.value.text);
      else setProblem(answer.problem);
    });
  }, [model.id]);
  const save = async (value: string): Promise<void> => {
    const answer = await call('note', { params: { id: model.id }, body: { text: value } });
    setSaved(answer.ok ? 'Kept.' : '');
    setProblem(answer.ok ? null : answer.problem);
  };
  const write = (value: string): void => {
    setText(value);
    setSaved('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(value), PAUSE);
  };
  if (text === null && !problem) return <Loading what="Looking for your notes" />;
  return (
    <>
      <label class="muted" for="notes">
        Only you see these.
      </label>
      <textarea
        id="notes"
        rows={7}
        maxlength={10000}
        value={text ?? ''}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="muted" role="status">
        {saved}
      </p>
      <ProblemNotice problem={problem} />
    </>
  );
};
