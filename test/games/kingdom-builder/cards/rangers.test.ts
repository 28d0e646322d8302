import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('rangers pay two for each row with exactly one settlement', () => {
  expect(pays('rangers', 'GGG/GGG/GGG', [['0,0', '1,0', '1,2'], ['2,2']])).toEqual([2, 2]);
});
