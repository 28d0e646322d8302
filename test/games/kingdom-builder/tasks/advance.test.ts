import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

const field = Array.from({ length: 8 }, () => 'GGGGGGGG').join('/');
const down = (n: number) => Array.from({ length: n }, (_, i) => `${i},7`);

test('advance asks for seven on one edge', () => {
  expect(meets('advance', field, down(7))).toBe(true);
  expect(meets('advance', field, [...down(6), '3,3'])).toBe(false);
});
