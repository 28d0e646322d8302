import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('workers pay one for each settlement beside any special hex, once even beside two', () => {
  expect(pays('workers', 'GSGLGG', [['0,0', '0,2', '0,5'], ['0,4']])).toEqual([2, 1]);
});
