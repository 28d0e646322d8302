// Icons of the frame: our own paths on 24 units with one stroke weight.

const PATHS = {
  first: 'M11 17l-5-5 5-5M18 17l-5-5 5-5',
  'turn-back': 'M17 17l-5-5 5-5M7 6v12',
  back: 'M14.5 17l-5-5 5-5',
  on: 'M9.5 7l5 5-5 5',
  'turn-on': 'M7 7l5 5-5 5M17 6v12',
  last: 'M6 7l5 5-5 5M13 7l5 5-5 5',
  play: 'M8 6l10 6-10 6z',
  pause: 'M9 6v12M15 6v12',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.4 2.4 0 0 0 4 0',
  'bell-off': 'M6 16V11a6 6 0 0 1 9-5.2M18 11v5l1.5 2H9M10 20.5a2.4 2.4 0 0 0 4 0M4 4l16 16',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  close: 'M6 6l12 12M18 6L6 18',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
  machine: 'M4 5h16v11H4zM9 20h6M12 16v4',
  down: 'M7 10l5 5 5-5',
  cards: 'M4 6.5l6-1.6 3 11.4-6 1.6zM13 6h7v12h-5.5',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** The mark of the site: a hex with a house that is also a letter. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path class="mark-hex" d="M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z" />
    <path class="mark-house" d="M7.5 16.5v-5.6L12 7.2l4.5 3.7v5.6z" />
    <path class="mark-fold" d="M7.5 11.2l4.5 3.3 4.5-3.3" />
  </svg>
);
