import { expect, test } from 'vitest';
import {
  draw,
  noRandom,
  oneOf,
  recorded,
  ScriptUsedUp,
  scripted,
  seeded,
  shuffled,
  Unknown,
} from '../../domain/kernel/random.ts';

test('scripted dice fall as told, and complain when the script is used up', () => {
  const dice = scripted(3, 7);
  expect([dice.below(5), dice.below(5), dice.drawn]).toEqual([3, 2, 2]);
  expect(() => dice.below(2)).toThrow(ScriptUsedUp);
});

test('equal seeds give equal dice, other seeds others', () => {
  const rolls = (seed: number) =>
    Array.from(
      { length: 50 },
      (
        (dice) => () =>
          dice.below(6)
      )(seeded(seed)),
    );
  expect(rolls(1)).toEqual(rolls(1));
  expect(rolls(1)).not.toEqual(rolls(2));
  expect(new Set(rolls(1)).size).toBe(6);
});

test('dice that nobody knows roll nothing and reveal nothing', () => {
  expect(() => noRandom.below(2)).toThrow(Unknown);
  expect(() => noRandom.reveal()).toThrow(Unknown);
});

test('recorded dice write down every draw with its index', () => {
  const { dice, draws } = recorded(scripted(1, 0));
  dice.below(4);
  dice.below(2);
  dice.reveal();
  expect(dice.drawn).toBe(2);
  expect(draws).toEqual([
    { n: 0, below: 4, value: 1 },
    { n: 1, below: 2, value: 0 },
  ]);
});

test('a pile is drawn by its counts, in canonical order', () => {
  const left = { a: 2, b: 0, c: 1 };
  expect([0, 1, 2].map((roll) => draw(left, scripted(roll)))).toEqual(['a', 'a', 'c']);
});

test('one of a list is the one of its index', () => {
  expect(oneOf(['x', 'y', 'z'], scripted(2))).toBe('z');
});

test('a shuffle keeps everything and reaches every order', () => {
  const orders = new Set(Array.from({ length: 200 }, (_, seed) => shuffled(['a', 'b', 'c'], seeded(seed)).join('')));
  expect(orders.size).toBe(6);
});
