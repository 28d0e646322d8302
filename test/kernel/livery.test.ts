import { expect, test } from 'vitest';
import { playerStyles } from '../../domain/kernel/player-style.ts';

test('everybody gets the wish that nobody before had', () => {
  const wish = { colour: 'orange', shape: 'tent' } as const;
  const all = playerStyles([wish, wish, null]);
  expect(all[0]).toEqual(wish);
  expect(all[1]).not.toMatchObject({ colour: 'orange' });
});

test('five seats look all different, in colour and in shape', () => {
  const all = playerStyles([null, null, null, null, null]);
  expect(new Set(all.map((one) => one.colour)).size).toBe(5);
  expect(new Set(all.map((one) => one.shape)).size).toBe(5);
});
