import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('hermits pay one for each separate area', () => {
  expect(pays('hermits', 'GGGGGG', [['0,0', '0,1', '0,3'], ['0,5']])).toEqual([2, 1]);
});
