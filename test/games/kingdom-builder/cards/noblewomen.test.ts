import { expect, test } from 'vitest';
import { pays } from '../kit.ts';

test('noblewomen pay five for the most settlements beside each special hex but the palaces', () => {
  expect(pays('noblewomen', 'GSGPG', [['0,0'], ['0,4']])).toEqual([5, 0]);
});

test('equals are paid as the palaces pay them', () => {
  expect(pays('noblewomen', 'GSG', [['0,0'], ['0,2']])).toEqual([5, 5]);
  expect(pays('noblewomen', 'GSG', [['0,0'], ['0,2']], { rulings: { palaceTies: 'split' } })).toEqual([2, 2]);
  expect(pays('noblewomen', 'GSG', [['0,0'], ['0,2']], { rulings: { palaceTies: 'none' } })).toEqual([0, 0]);
});
