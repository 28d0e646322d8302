import { signal } from '@preact/signals';

/** Where a press was, in px of the window: a bubble points at it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A text with a number, so that the same text again is a new one. */
export interface Said {
  readonly n: number;
  readonly text: string;
  readonly at: Box | null;
}

/** What the live region says. */
export const spoken = signal('');
/** What is told over the board, the newest only; null when it is gone. */
export const toast = signal<Said | null>(null);
/** What is told at the place of a press; null when it is gone. */
export const bubble = signal<Said | null>(null);

let count = 0;

/**
 * Says a text to screen readers and shows it: at the place of a press (`at`) as a bubble, else as a toast. `quiet` is for
 * what is seen anyway. The same text twice is said twice.
 */
export const announce = (text: string, how: { readonly at?: Box | null; readonly quiet?: boolean } = {}): void => {
  spoken.value = text === spoken.value ? `${text}\u00a0` : text;
  if (how.quiet || text === '') return;
  count += 1;
  if (how.at) bubble.value = { n: count, text, at: how.at };
  else toast.value = { n: count, text, at: null };
};

/** The box of something on the page. */
export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};
