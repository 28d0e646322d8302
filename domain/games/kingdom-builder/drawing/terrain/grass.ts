import { type GroundDrawing, strewn } from '../ground.ts';

const tuft = (x: number, y: number): string =>
  `M${x} ${y}q-.6-4.2-3.8-5.8M${x} ${y}q-.4-4.4.3-7.6M${x} ${y}q.8-3.6 3.8-5`;

/** Tufts of three blades. */
export const grass: GroundDrawing = {
  fill: '#A5BE4A',
  line: '#6F8A1E',
  takes: [
    strewn(tuft, [
      [-6.4, 0.4],
      [5.4, 2.2],
      [-2.2, 11.4],
    ]),
    strewn(tuft, [
      [6.2, -0.6],
      [-5.4, 3.4],
      [3.6, 11.6],
    ]),
    strewn(tuft, [
      [-0.6, -3.4],
      [-6.6, 7.2],
      [6.4, 7.6],
    ]),
  ],
};
