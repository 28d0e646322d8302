import { type GroundDrawing, strewn } from '../ground.ts';

const fir = (x: number, y: number): string => `M${x} ${y}v3M${x} ${y}h-4.8l2.9-4.6h-2l3.9-6.2l3.9 6.2h-2l2.9 4.6z`;

/** Firs of two tiers. */
export const forest: GroundDrawing = {
  fill: '#24503A',
  line: '#6FA183',
  takes: [
    strewn(fir, [
      [-5.8, 3],
      [5.6, 7.6],
    ]),
    strewn(fir, [
      [5.8, 2.6],
      [-5.4, 7.4],
    ]),
    strewn(fir, [
      [0, -1.8],
      [-7.4, 8.2],
      [7.4, 8.6],
    ]),
  ],
};
