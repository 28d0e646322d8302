import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('garden builds on flowers, beside its own where it can', () => {
  given(land('GFDF/GGGG'), built(0, '0,0'), holds(0, 'garden'), began(0, 'desert'))
    .offers(0, 'use:garden', [], ['0,1'])
    .denies(0, { action: 'use:garden', picks: [] }, '0,3', 'must-be-adjacent')
    .when(0, { action: 'use:garden', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'flower', by: 'garden' });
});
