import type { GroundDrawing } from '../ground.ts';

/** Peaks with snow. */
export const mountain: GroundDrawing = {
  fill: '#71767A',
  line: '#E4E7E9',
  takes: [
    'M-12 8L-3.4 -8.4L5 8M-6.4 -2.6l2.2 2 1.6-2 1.8 1.8 1.2-1M2.4 2.8L6.6 -3.4L12.4 8zM-12 8H5',
    'M-12.4 8L-7 -1.6L-2.6 5.4M-4.6 8L3.6 -8.8L12.2 8zM.6 -2.6l2 2 1.6-2 2.2 2M-12.4 8H-4.6',
    'M-12 8.4L-5.4 -4.4L-.6 3.8M-2.6 8.4L5.2 -6.6L12.4 8.4zM-12 8.4H-2.6M2.2 -.8l2.2 1.8 1.4-1.8 2 1.4M-8 .6l1.8 1.4 1.4-1.6 1.6 1',
  ],
};
