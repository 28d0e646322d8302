import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('captains pay one for each settlement beside at least three others', () => {
  expect(pays('captains', 'GGG/GGG/GGG', [['0,1', '1,0', '1,1', '0,0'], ['2,2']])).toEqual([2, 0]);
});
