import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('citizens pay one for every two settlements of the largest area', () => {
  expect(pays('citizens', 'GGGGGGGGG', [['0,0', '0,1', '0,2', '0,3', '0,4', '0,6', '0,7'], ['0,8'], []])).toEqual([
    2, 0, 0,
  ]);
});
