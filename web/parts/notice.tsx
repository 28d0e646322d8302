import type { Problem } from '../api/client.ts';
import { problemText } from '../words.ts';

/** Something that went wrong, said aloud at once, with what to do next. */
export const ProblemNotice = ({ problem }: { readonly problem: Problem | null }) => (
  <div role="alert">{problem && <p class="notice bad">{problemText(problem)}</p>}</div>
);
