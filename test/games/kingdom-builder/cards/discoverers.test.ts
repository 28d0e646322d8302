import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('discoverers pay one for each row with a settlement', () => {
  expect(pays('discoverers', 'GGG/GGG/GGG', [['0,0', '0,2', '2,1'], ['1,1']])).toEqual([2, 1]);
});
