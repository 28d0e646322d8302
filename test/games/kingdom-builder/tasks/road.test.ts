import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

const field = Array.from({ length: 8 }, () => 'GGGGGGGG').join('/');
const diagonal = ['0,0', '1,0', '2,1', '3,1', '4,2', '5,2', '6,3'];
const row = ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '0,6'];

test('road asks for seven side by side in one diagonal', () => {
  expect(meets('road', field, diagonal)).toBe(true);
  expect(meets('road', field, diagonal.slice(1))).toBe(false);
});

test('a horizontal row is a road only under the other ruling', () => {
  expect(meets('road', field, row)).toBe(false);
  expect(meets('road', field, row, { roadHorizontal: true })).toBe(true);
});
