import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('knights pay two for each settlement of the best row, and of that one only', () => {
  expect(pays('knights', 'GGGG/GGGG', [['0,0', '0,1', '0,3', '1,0', '1,1'], []])).toEqual([6, 0]);
});
