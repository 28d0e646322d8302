import { signal } from '@preact/signals';
import { keep, kept } from './keep.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const known = THEMES.find((t) => t === kept('theme'));

/** Which theme was chosen; `system` follows the machine. */
export const theme = signal<Theme>(known ?? 'system');

const show = (chosen: Theme): void => {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
};

export const chooseTheme = (chosen: Theme): void => {
  theme.value = chosen;
  keep('theme', chosen);
  show(chosen);
};

show(theme.value);
