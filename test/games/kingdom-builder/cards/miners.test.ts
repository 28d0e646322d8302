import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('miners pay one for each settlement beside a mountain', () => {
  expect(pays('miners', 'GMGG/GMGG', [['0,0', '0,2', '0,3']])).toEqual([2]);
});

test('miners pay nothing for a piece on a mountain', () => {
  expect(pays('miners', 'MMM', [['0,1']])).toEqual([0]);
});
