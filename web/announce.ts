import { signal } from '@preact/signals';

/** What the live region says. */
export const spoken = signal('');

/** Says a text to screen readers; the same text twice is said twice. */
export const announce = (text: string): void => {
  spoken.value = text === spoken.value ? `${text}\u00a0` : text;
};
