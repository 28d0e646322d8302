import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const PICKS = '[data-pick]';
const POSSIBLE = '.can[data-pick]';

const all = (box: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(selector),
];

const step = (list: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined => {
  const here = document.activeElement;
  const at = here instanceof HTMLElement ? list.indexOf(here) : -1;
  return list[(at + way + list.length) % list.length];
};

/** The nearest card of the row above or below, by where it stands. */
const across = (list: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined => {
  const here = document.activeElement?.getBoundingClientRect();
  if (!here) return undefined;
  const away = list
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (way === 1 ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1));
  const distance = ({ box }: { readonly box: DOMRect }): number =>
    Math.abs(box.top - here.top) * 4 + Math.abs(box.left - here.left);
  return away.sort((a, b) => distance(a) - distance(b))[0]?.one;
};

/** Where a key leads on the table; undefined for a key that leads nowhere. */
export const target = (box: HTMLElement, key: string, back: boolean): HTMLElement | undefined => {
  switch (key) {
    case 'n':
    case 'N':
      return step(all(box, POSSIBLE), back ? -1 : 1);
    case 'ArrowRight':
      return step(all(box, PICKS), 1);
    case 'ArrowLeft':
      return step(all(box, PICKS), -1);
    case 'ArrowDown':
      return across(all(box, PICKS), 1);
    case 'ArrowUp':
      return across(all(box, PICKS), -1);
    default:
      return undefined;
  }
};

/**
 * Keeps the focus on the table when the card that had it goes elsewhere: it follows the card, or goes to the first one
 * that can be picked.
 */
export const useFollowingFocus = (box: RefObject<HTMLElement | null>): ((event: FocusEvent) => void) => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const table = box.current;
    if (!table || last.current === null || (document.activeElement && document.activeElement !== document.body)) return;
    const same = all(table, PICKS).find((one) => one.dataset.pick === last.current);
    (same ?? all(table, POSSIBLE)[0] ?? table).focus();
  });
  return (event) => {
    const to = event.type === 'focusin' ? event.target : event.relatedTarget;
    last.current = to instanceof HTMLElement && box.current?.contains(to) ? (to.dataset.pick ?? null) : last.current;
    if (event.type === 'focusout' && to instanceof HTMLElement && !box.current?.contains(to)) last.current = null;
  };
};
