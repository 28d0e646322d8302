import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('messengers pay two for each hex of the longest shortest way, both ends included', () => {
  expect(pays('messengers', 'GGGGG/GGGGG', [['0,0', '0,1', '0,2', '1,2'], ['0,4']])).toEqual([8, 0]);
});

test('messengers take the shorter way around', () => {
  expect(pays('messengers', 'GGG/GGG', [['0,0', '0,1', '1,0']])).toEqual([4]);
});
