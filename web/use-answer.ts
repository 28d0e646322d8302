import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Answer } from './api/client.ts';

interface Asked<T> {
  /** null while the first answer is on its way. */
  readonly answer: Answer<T> | null;
  readonly again: () => void;
}

/** Asks once when the page opens, whenever `key` changes, and again on demand. */
export const useAnswer = <T>(key: string, ask: () => Promise<Answer<T>>): Asked<T> => {
  const [got, put] = useState<{ readonly key: string; readonly answer: Answer<T> } | null>(null);
  const [round, nextRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask().then((answer) => wanted && put({ key, answer }));
    return () => {
      wanted = false;
    };
  }, [key, round]);
  const again = useCallback(() => nextRound((n) => n + 1), []);
  return { answer: got?.key === key ? got.answer : null, again };
};
