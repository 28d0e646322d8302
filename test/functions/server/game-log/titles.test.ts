import { expect, test, vi } from 'vitest';
import { titleBy } from '../../../../functions/server/game-log/titles.ts';
import { pearls } from '../../../kit/pearls.ts';

test('a title is loaded when it is asked for, and no other', async () => {
  const [load, other] = [vi.fn(async () => pearls), vi.fn(async () => pearls)];
  expect(await titleBy({ pearls: load, other }, 'pearls')).toBe(pearls);
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test.each(['unknown', 'toString', '__proto__', ''])('there is no title %j', async (id) => {
  expect(await titleBy({ pearls: async () => pearls }, id)).toBeNull();
});
