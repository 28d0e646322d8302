import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('vassals pay one for each settlement along a seam, in the middle too', () => {
  const split = { split: [2, 2] as [number, number] };
  expect(pays('vassals', 'GGGG/GGGG/GGGG/GGGG', [['0,0', '1,0', '0,1', '3,3', '2,2']], split)).toEqual([3]);
});
