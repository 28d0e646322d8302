import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('homesteaders pay one for each settlement of the best sector', () => {
  expect(pays('homesteaders', 'GGGG', [['0,0', '0,1', '0,3']], { split: [9, 2] })).toEqual([2]);
});
