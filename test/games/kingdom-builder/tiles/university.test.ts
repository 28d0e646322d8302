import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('university builds beside any special hex, beside its own where it can', () => {
  given(land('GOGSGPGG'), built(0, '0,2'), holds(0, 'university'), began(0, 'desert'))
    .offers(0, 'use:university', [], ['0,0', '0,4', '0,6'])
    .denies(0, { action: 'use:university', picks: [] }, '0,7', 'not-beside-a-special-hex')
    .when(0, { action: 'use:university', picks: ['0,4'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,4', on: 'grass', by: 'university' });
});
