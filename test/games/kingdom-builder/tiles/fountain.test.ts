import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('fountain builds beside exactly one of its own and nobody else', () => {
  given(land('GGGGGGG'), built(0, '0,1', '0,3'), built(1, '0,5'), holds(0, 'fountain'), began(0, 'desert'))
    .offers(0, 'use:fountain', [], ['0,0'])
    .denies(0, { action: 'use:fountain', picks: [] }, '0,2', 'not-beside-just-one')
    .when(0, { action: 'use:fountain', picks: ['0,0'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,0', on: 'grass', by: 'fountain' });
});
