import { expect, test } from 'vitest';
import { cardOf } from '../../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { built, fold, land } from '../kit.ts';

test('scouts pay one for each settlement beside their terrain, but not on it', () => {
  const s = fold(land('GFFG'), built(0, '0,0', '0,1', '0,3'), { type: 'ScoutsPosted', terrain: 'flower', draw: 0 });
  expect(cardOf('scouts')?.score(s, 0)).toBe(2);
});
