import type { GroundDrawing } from '../ground.ts';

const grain = (x: number, y: number): string => `M${x} ${y}h.01`;

/** Dunes and grains of sand. */
export const desert: GroundDrawing = {
  fill: '#F7EFCB',
  line: '#B9A25C',
  takes: [
    `M-12.6 2.8q3.4.2 6.2-3.4q2.6-3.4 5.4-.6q3.4 3.8 12.6 4.2M-6.4 -.6q2.4 3 2 5${grain(-7, 10)}${grain(0.4, 8.4)}${grain(6.4, 10.4)}${grain(3.6, -8.4)}${grain(-4.6, -9)}`,
    `M-11.4 -2.6q6-.4 10-4.4q2.2-2 4.6.2q3.4 3.2 8.6 3.6M-12 7.8q4.4-.2 7-3q2.6-2.6 5.2-.2q3.6 3.4 10.6 3.6${grain(6.6, 3.2)}${grain(-3, 12)}${grain(-8.6, 1.8)}${grain(1, -0.6)}`,
    `M-12.4 5.4q7.4-.4 12-5.4q2.4-2.6 5.2-.4q2.6 2.6 7.4 3.4M-.4 0q1.6 3 .8 6.2${grain(-8, -4)}${grain(-1, -7.6)}${grain(7.4, -7)}${grain(5, 10.4)}${grain(-4.6, 11)}`,
  ],
};
