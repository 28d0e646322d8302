import type { GroundDrawing } from '../ground.ts';

/** Furrows that run together at a ridge. */
export const farmland: GroundDrawing = {
  fill: '#A09074',
  line: '#584526',
  takes: [
    'M-12.4 -2.4Q0 -8.4 12.4 -2.4M-9.8 11.4Q-7.4 2 -3.8 -4.8M-3.4 12.6Q-2.4 3 -1.4 -5.2M3.4 12.6Q2.4 3 1.4 -5.2M9.8 11.4Q7.4 2 3.8 -4.8',
    'M-12.4 -5.4Q2 -9 12.4 -.6M-11.4 8.6Q-7.6 .6 -5.6 -6.4M-5.4 12Q-3 3.4 -1.4 -6.2M1.2 13.2Q2 5 2.4 -5.2M7.6 11.6Q7 5 6 -3.6',
  ],
};
