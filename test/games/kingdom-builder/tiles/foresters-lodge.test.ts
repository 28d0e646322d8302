import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('forester’s lodge builds in the forest, beside its own where it can', () => {
  given(land('GTDT/GGGG'), built(0, '0,0'), holds(0, 'foresters_lodge'), began(0, 'desert'))
    .offers(0, 'use:foresters_lodge', [], ['0,1'])
    .when(0, { action: 'use:foresters_lodge', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'forest', by: 'foresters_lodge' });
});
