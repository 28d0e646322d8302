import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { built, fold, land } from './kit.ts';

const at = (hex: string) => ({ type: 'CapitolPlaced', at: hex, draw: 0 }) as const;

test('a capitol pays one for each settlement within two hexes, and its castle pays all the same', () => {
  const s = fold(land('GGGSGGGG'), at('0,3'), built(0, '0,0', '0,1', '0,2', '0,5'));
  expect(kb.scores(s)[0]?.parts).toMatchObject({ capitols: 3, castles: 3 });
});

test('a settlement near two capitols is paid by each', () => {
  const two = (capitolTwice: boolean) =>
    kb.scores(fold(land('GSGSG', {}, { rulings: { capitolTwice } }), at('0,1'), at('0,3'), built(0, '0,2')))[0]?.parts
      .capitols;
  expect(two(true)).toBe(2);
  expect(two(false)).toBe(1);
});

test('without a capitol nothing is said of one', () => {
  expect(kb.scores(fold(land('GS'), built(0, '0,0')))[0]?.parts).toEqual({ castles: 3 });
});
