import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('fishermen pay one for each settlement beside water, however much of it', () => {
  expect(pays('fishermen', 'GWGG/GWGG', [['0,0', '0,2', '0,3']])).toEqual([2]);
});

test('fishermen pay nothing for a settlement on water', () => {
  expect(pays('fishermen', 'WWW', [['0,1']])).toEqual([0]);
});
