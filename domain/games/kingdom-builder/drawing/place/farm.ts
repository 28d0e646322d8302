import type { Icon } from '../icon.ts';

const grain = (x: number, y: number): string =>
  `M${x} ${y}q-4.4-.4-4.8-4.6q4.2.2 4.8 4.6q.6-4.4 4.8-4.6q-.4 4.2-4.8 4.6z`;

/** An ear of corn. */
export const farm: Icon = {
  line: 'M0 9V-4',
  solid: `${grain(0, 7)}${grain(0, 2.4)}${grain(0, -2.2)}M0 -3.6q-2.6-2.8 0-5.8q2.6 3 0 5.8z`,
};
