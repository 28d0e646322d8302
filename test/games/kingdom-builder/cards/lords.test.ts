import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

const one = { split: [9, 20] as [number, number] };

test('lords pay equals in full, and the rank after them still gets six', () => {
  const rows = 'GGGGGGGGGGGGGGGGG';
  const row = (first: number, n: number) => Array.from({ length: n }, (_, i) => `0,${first + i}`);
  expect(pays('lords', rows, [row(0, 4), row(4, 4), row(8, 3), row(11, 1)], one)).toEqual([12, 12, 6, 0]);
});

test('lords pay a second place without settlements where somebody leads, and nothing where nobody is', () => {
  expect(pays('lords', 'GG', [['0,0'], []], one)).toEqual([12, 6]);
  expect(pays('lords', 'GG', [[], []], one)).toEqual([0, 0]);
});

test('with the other ruling nobody is paid for no settlement', () => {
  expect(pays('lords', 'GG', [['0,0'], []], { ...one, rulings: { lordsZero: 'never' } })).toEqual([12, 0]);
});
