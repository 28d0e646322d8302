import { computed, signal } from '@preact/signals';

export type Frame = 'desk' | 'wide' | 'land' | 'phone';

const query = (text: string) => {
  const list = matchMedia(text);
  const now = signal(list.matches);
  list.addEventListener('change', () => {
    now.value = list.matches;
  });
  return now;
};

const tall = query('(min-height: 560px)');
const desk = query('(min-width: 60rem)');
const wide = query('(min-width: 105rem)');
const land = query('(min-width: 40rem)');

/** How wide a board is to its height where the title leaves it to the frame. */
export const ASPECT = 1.164;

/** Which layout the window gets; `styles/turn/` has the boxes of each. */
export const frame = computed<Frame>(() => {
  if (tall.value && desk.value) return wide.value ? 'wide' : 'desk';
  return !tall.value && land.value ? 'land' : 'phone';
});
