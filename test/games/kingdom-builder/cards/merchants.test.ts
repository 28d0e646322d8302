import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('merchants pay four for each special hex that an area joins to another', () => {
  expect(pays('merchants', 'SGGL', [['0,1', '0,2']])).toEqual([8]);
  expect(pays('merchants', 'SGGLGGS', [['0,1', '0,2', '0,4', '0,5']])).toEqual([12]);
});

test('merchants pay nothing where the way is broken', () => {
  expect(pays('merchants', 'SGGGL', [['0,1', '0,3'], ['0,2']])).toEqual([0, 0]);
});

test('merchants pay for two chains in different areas', () => {
  expect(pays('merchants', 'SGSGGGGSGL', [['0,1', '0,8']])).toEqual([16]);
});
