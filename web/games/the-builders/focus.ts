const PICKS = '[data-thing]';
const POSSIBLE = '[data-pick]';

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
