import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('farmers pay three for each settlement of the weakest sector', () => {
  const split = { split: [1, 2] as [number, number] };
  expect(pays('farmers', 'GGGG/GGGG', [['0,0', '0,1', '0,2', '1,0', '1,2']], split)).toEqual([3]);
  expect(pays('farmers', 'GGGG/GGGG', [['0,0', '0,1', '1,0', '1,2']], split)).toEqual([0]);
});
