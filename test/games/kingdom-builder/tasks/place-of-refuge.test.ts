import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

const around = ['0,1', '0,2', '1,0', '1,2', '2,1', '2,2'];

test('place of refuge asks for its own on all six sides of a special hex', () => {
  expect(meets('place_of_refuge', 'GGGG/GLGG/GGGG', around)).toBe(true);
  expect(meets('place_of_refuge', 'GGGG/GLGG/GGGG', around.slice(1))).toBe(false);
  expect(meets('place_of_refuge', 'GGGG/GGGG/GGGG', around)).toBe(false);
});
