import { expect, test } from 'vitest';
import { cardOf } from '../../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { began, built, fold, given, holds, land, stands } from '../kit.ts';

test('lighthouse places the ship on water, beside its own where it can', () => {
  given(land('GWGW'), built(0, '0,0'), holds(0, 'lighthouse'), began(0, 'grass'))
    .offers(0, 'use:lighthouse', ['place'], ['0,1'])
    .when(0, { action: 'use:lighthouse', picks: ['place', '0,1'] })
    .gives({ type: 'MeeplePlaced', seat: 0, piece: 'ship', at: '0,1', by: 'lighthouse' });
});

test('the ship keeps to free water', () => {
  given(land('GWWWG'), stands(0, 'ship', '0,1'), holds(0, 'lighthouse'), began(0, 'grass')).offers(
    0,
    'use:lighthouse',
    ['move'],
    ['0,2'],
  );
});

test('a ship joins settlements and counts where settlements count', () => {
  const s = fold(land('GWG'), built(0, '0,0', '0,2'), stands(0, 'ship', '0,1'));
  expect(cardOf('hermits')?.score(s, 0)).toBe(1);
  expect(cardOf('knights')?.score(s, 0)).toBe(6);
});
