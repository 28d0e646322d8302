import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('geologists pay two for each mountain area that an area joins to another', () => {
  expect(pays('geologists', 'MGGM', [['0,1', '0,2']])).toEqual([4]);
  expect(pays('geologists', 'MMGG', [['0,2']])).toEqual([0]);
});

test('geologists pay nothing for areas that touch one mountain each', () => {
  expect(pays('geologists', 'MGGGM', [['0,1', '0,3']])).toEqual([0]);
});
