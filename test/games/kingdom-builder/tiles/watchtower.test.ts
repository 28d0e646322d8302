import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('watchtower builds beside somebody else, beside its own where it can', () => {
  given(land('GGGGG'), built(0, '0,0'), built(1, '0,3'), holds(0, 'watchtower'), began(0, 'desert'))
    .offers(0, 'use:watchtower', [], ['0,2', '0,4'])
    .denies(0, { action: 'use:watchtower', picks: [] }, '0,1', 'not-beside-others')
    .when(0, { action: 'use:watchtower', picks: ['0,4'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,4', on: 'grass', by: 'watchtower' });
});
