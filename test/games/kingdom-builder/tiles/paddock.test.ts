import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('paddock jumps two hexes straight on, over anything', () => {
  given(land('GGGWGG'), built(0, '0,2'), built(1, '0,1'), holds(0, 'paddock'), began(0, 'grass'))
    .offers(0, 'use:paddock', ['0,2'], ['0,0', '0,4'])
    .denies(0, { action: 'use:paddock', picks: ['0,2'] }, '0,5', 'not-two-hexes-away')
    .denies(0, { action: 'use:paddock', picks: ['0,2'] }, '0,3', 'not-suitable')
    .when(0, { action: 'use:paddock', picks: ['0,2', '0,4'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,2', to: '0,4', by: 'paddock' });
});

test('paddock lands neither on water nor on a piece nor on a special hex', () => {
  given(land('WGGGS/GGGGG/GGGGG'), built(0, '0,2'), built(1, '2,1'), holds(0, 'paddock'), began(0, 'grass')).offers(
    0,
    'use:paddock',
    ['0,2'],
    ['2,3'],
  );
});

test('paddock needs nobody beside the landing hex', () => {
  given(land('GGGGGG'), built(0, '0,0'), holds(0, 'paddock'), began(0, 'grass')).offers(
    0,
    'use:paddock',
    ['0,0'],
    ['0,2'],
  );
});
