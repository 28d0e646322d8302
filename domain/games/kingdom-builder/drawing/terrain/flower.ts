import { circle } from '../../../../drawing/scene.ts';
import { type GroundDrawing, strewn } from '../ground.ts';

const bloom = (x: number, y: number): string => circle(2.3, x, y);

/** Rings of blossom. */
export const flower: GroundDrawing = {
  fill: '#EBA9BE',
  line: '#A8486C',
  takes: [
    strewn(bloom, [
      [-5.6, -6.8],
      [4.2, -8.2],
      [9, -0.4],
      [-9, 2.2],
      [0, 1],
      [5.4, 8.4],
      [-4.4, 9.6],
    ]),
    strewn(bloom, [
      [-8.4, -3.4],
      [-0.6, -9.8],
      [7, -5.2],
      [0.4, -1.2],
      [-5.4, 5.8],
      [8.2, 4],
      [1.8, 9.8],
    ]),
    strewn(bloom, [
      [-4.6, -8.4],
      [5.6, -6.6],
      [-9.2, -0.2],
      [-1, -0.4],
      [8.2, 2.4],
      [-5.4, 8],
      [3, 9.2],
    ]),
  ],
};
