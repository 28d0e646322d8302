import { expect, test } from 'vitest';
import { began, built, holds, land, played, wall } from '../kit.ts';

const cards = { cards: ['shepherds'] };
const build = { action: 'build', picks: ['0,0'] };
const gold = (...facts: Parameters<typeof played>[0]): number => played(facts, build).seats[0]?.gold.shepherds ?? 0;

test('shepherds pay two for a build with no free hex of the same terrain beside it', () => {
  expect(gold(land('GDG', {}, cards), began(0, 'grass'))).toBe(2);
  expect(gold(land('GGD', {}, cards), began(0, 'grass'))).toBe(0);
});

test('for shepherds a settlement or a wall makes the neighbour not free', () => {
  expect(gold(land('GGD', {}, cards), built(1, '0,1'), began(0, 'grass'))).toBe(2);
  expect(gold(land('GGD', {}, cards), wall('0,1'), began(0, 'grass'))).toBe(2);
});

test('shepherds pay nothing for a move', () => {
  const s = played([land('GGDG', {}, cards), built(0, '0,1'), holds(0, 'paddock'), began(0, 'grass')], {
    action: 'use:paddock',
    picks: ['0,1', '0,3'],
  });
  expect(s.seats[0]?.gold).toEqual({});
});
