import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

test('compass points ask for one on each edge, and a corner serves two', () => {
  expect(meets('compass_points', 'GGGG/GGGG/GGGG', ['0,1', '2,1', '1,0', '1,3'])).toBe(true);
  expect(meets('compass_points', 'GGGG/GGGG/GGGG', ['0,0', '2,3'])).toBe(true);
  expect(meets('compass_points', 'GGGG/GGGG/GGGG', ['0,0', '2,1'])).toBe(false);
});
