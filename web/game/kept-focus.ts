import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An element that takes the focus when the button that was pressed goes away with `what` it was for. */
export const useKeptFocus = (what: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true });
    before.current = what;
  }, [what]);
  return row;
};
