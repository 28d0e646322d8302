import { expect, test } from 'vitest';
import { began, built, holds, land, played, stands } from '../kit.ts';

const cards = { cards: ['ambassadors'] };
const build = { action: 'build', picks: ['0,0'] };
const gold = (...facts: Parameters<typeof played>[0]): number => played(facts, build).seats[0]?.gold.ambassadors ?? 0;

test('ambassadors pay one for a build beside somebody else, however many', () => {
  expect(gold(land('GGG/GGG', {}, cards), built(1, '0,1', '1,0'), began(0, 'grass'))).toBe(1);
  expect(gold(land('GGG/GGG', {}, cards), built(1, '0,2'), began(0, 'grass'))).toBe(0);
  expect(gold(land('GGG/GGG', {}, cards), built(0, '0,1'), began(0, 'grass'))).toBe(0);
});

test('a ship or a wagon of somebody else counts for ambassadors', () => {
  expect(gold(land('GWG', {}, cards), stands(1, 'ship', '0,1'), began(0, 'grass'))).toBe(1);
});

test('ambassadors pay nothing for a move', () => {
  const s = played(
    [land('GGGGG', {}, cards), built(0, '0,0'), built(1, '0,3'), holds(0, 'paddock'), began(0, 'grass')],
    {
      action: 'use:paddock',
      picks: ['0,0', '0,2'],
    },
  );
  expect(s.seats[0]?.gold).toEqual({});
});
