import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('travellers pay one for each settlement on the edge, once in a corner', () => {
  expect(pays('travellers', 'GGG/GGG/GGG', [['0,0', '1,1', '1,2']])).toEqual([2]);
});
