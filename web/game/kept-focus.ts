import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * An element that takes the focus when the button that was pressed goes away with `what` it was for. Where nothing had
 * the focus, as on a page that has just been opened, nothing takes it.
 */
export const useKeptFocus = (what: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(what);
  const held = useRef(false);
  // Asked while it is drawn: afterwards the button is gone and nobody knows that it had the focus.
  held.current ||= document.activeElement !== document.body;
  useEffect(() => {
    if (before.current !== what && held.current && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true });
    before.current = what;
    held.current = false;
  });
  return row;
};
