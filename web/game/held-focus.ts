import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** When what had the focus in the box goes away, the question takes it: it never falls to the page. */
export const useHeldFocus = (box: RefObject<HTMLElement | null>): void => {
  const held = useRef(false);
  useEffect(() => {
    const inside = (event: FocusEvent): void => {
      held.current = event.target instanceof Node && (box.current?.contains(event.target) ?? false);
    };
    addEventListener('focusin', inside);
    return () => removeEventListener('focusin', inside);
  }, []);
  useEffect(() => {
    if (!held.current || (document.activeElement && document.activeElement !== document.body)) return;
    box.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  });
};
