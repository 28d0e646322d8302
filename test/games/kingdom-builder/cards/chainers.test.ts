import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('chainers pay one for each settlement beside exactly two others', () => {
  expect(pays('chainers', 'GGGG', [['0,0', '0,1', '0,2']])).toEqual([1]);
});
