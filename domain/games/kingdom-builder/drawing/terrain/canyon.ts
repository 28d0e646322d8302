import type { GroundDrawing } from '../ground.ts';

/** Table mountains and the layers of their flanks. */
export const canyon: GroundDrawing = {
  fill: '#B0601A',
  line: '#F0B27C',
  takes: [
    'M-13 -1.6h4l2.4-6h8.4l2.2 6h8M-10.6 4h5.6q2-2.2 4.4 0h10M-8.6 9.4h8q2-2 4 0h4.4',
    'M-12.4 -4.2h5q2-2.2 4.2 0h14.6M-13 2.6h7.4l2.2-3.4M1 8.6h8.4l-2.4-6h-7l-2.2 6h-6.6M-4 13.4h8',
    'M-11 -6.6h8.4l2.4-4.4h5l2.2 4.4h3.4M-13 -.6h11q2.2-2.4 4.6 0h10.2M-11.4 5.4h5q2-2.2 4.2 0h13M-6 11h6.4q2-2 4 0h2',
  ],
};
