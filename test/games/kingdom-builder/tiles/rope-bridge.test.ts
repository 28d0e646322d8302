import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('rope bridge moves straight over water and mountains to the first hex behind them', () => {
  given(land('GGWMGG'), built(0, '0,1'), holds(0, 'rope_bridge'), began(0, 'grass'))
    .offers(0, 'use:rope_bridge', ['0,1'], ['0,4'])
    .denies(0, { action: 'use:rope_bridge', picks: ['0,1'] }, '0,5', 'not-behind-a-gap')
    .when(0, { action: 'use:rope_bridge', picks: ['0,1', '0,4'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,1', to: '0,4', by: 'rope_bridge' });
  given(land('GGGWG'), built(0, '0,1'), holds(0, 'rope_bridge'), began(0, 'grass')).refuses(
    0,
    'use:rope_bridge',
    'nothing-to-move',
  );
});

test('under the other ruling it leads to the island and back to the edge', () => {
  const ruled = land('GGG/GGG/GGG', {}, { rulings: { ropeBridge: 'overSea' } }).map((e) =>
    e.type === 'BoardLaid' ? { ...e, island: ['GG'] } : e,
  );
  given(ruled, built(0, '1,1'), holds(0, 'rope_bridge'), began(0, 'grass')).offers(
    0,
    'use:rope_bridge',
    ['1,1'],
    ['I,0,0', 'I,0,1'],
  );
  given(
    ruled,
    built(0, 'I,0,0'),
    built(1, '0,0', '0,1', '0,2', '1,0'),
    holds(0, 'rope_bridge'),
    began(0, 'grass'),
  ).offers(0, 'use:rope_bridge', ['I,0,0'], ['1,2', '2,0', '2,1', '2,2']);
});
