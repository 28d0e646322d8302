import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('barn moves a settlement to the terrain of the card, beside another of its own', () => {
  given(land('GDGG/DDDD'), built(0, '0,0', '1,3'), holds(0, 'barn'), began(0, 'grass'))
    .offers(0, 'use:barn', [], ['0,0', '1,3'])
    .offers(0, 'use:barn', ['0,0'], ['0,3'])
    .denies(0, { action: 'use:barn', picks: ['0,0'] }, '0,2', 'must-be-adjacent')
    .denies(0, { action: 'use:barn', picks: ['0,0'] }, '0,1', 'wrong-terrain')
    .denies(0, { action: 'use:barn', picks: [] }, '0,1', 'not-yours')
    .when(0, { action: 'use:barn', picks: ['0,0', '0,3'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,3', by: 'barn' });
});

test('the hex that the barn leaves counts as one beside its own, so the piece may not go far away', () => {
  given(land('GGDG'), built(0, '0,0', '0,1'), holds(0, 'barn'), began(0, 'grass')).offers(0, 'use:barn', ['0,1'], []);
});

test('with the other ruling the hex that the barn leaves is left aside', () => {
  const ruled = { rulings: { vacatedHex: 'ignored' } } as const;
  given(land('GGDG', {}, ruled), built(0, '0,0', '0,1'), holds(0, 'barn'), began(0, 'grass')).offers(
    0,
    'use:barn',
    ['0,1'],
    ['0,3'],
  );
});

test('a lone settlement does not support its own target', () => {
  given(land('GGG'), built(0, '0,0'), holds(0, 'barn'), began(0, 'grass')).offers(
    0,
    'use:barn',
    ['0,0'],
    ['0,1', '0,2'],
  );
});
