import { type GroundDrawing, strewn } from '../ground.ts';

const wave = (x: number, y: number): string => `M${x} ${y}q2.4-3.4 4.8-1q2.4 2.6 4.8-.8`;
const ripple = (x: number, y: number): string => `M${x} ${y}q1.8-2.4 3.6-.6`;

/** Waves. */
export const water: GroundDrawing = {
  fill: '#428CCA',
  line: '#CFE6F8',
  takes: [
    strewn(wave, [
      [-10.6, -2.6],
      [0.6, 5.6],
    ]) + ripple(4.4, -5.4),
    strewn(wave, [
      [0.4, -3.8],
      [-9.8, 5],
    ]) + ripple(3.6, 8.6),
    strewn(wave, [
      [-5.2, -5.4],
      [-2.8, 8.4],
    ]) +
      strewn(ripple, [
        [-11.4, 2],
        [6.6, 2],
      ]),
  ],
};
