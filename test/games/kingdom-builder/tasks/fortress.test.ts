import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

const ring = ['0,0', '0,1', '1,0', '1,2', '2,0', '2,1'];

test('fortress asks for a settlement with its own on all six sides', () => {
  expect(meets('fortress', 'GGG/GGG/GGG', [...ring, '1,1'])).toBe(false);
  expect(meets('fortress', 'GGGG/GGGG/GGGG', ['0,1', '0,2', '1,0', '1,1', '1,2', '2,1', '2,2'])).toBe(true);
  expect(meets('fortress', 'GGGG/GGGG/GGGG', ['0,1', '0,2', '1,0', '1,1', '1,2', '2,1'])).toBe(false);
});
