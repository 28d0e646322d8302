import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

const far = 'GGDC/GGGG';

test('monastery builds in the canyon, beside its own where it can', () => {
  given(land('GCDC/GGGG'), built(0, '0,0'), holds(0, 'monastery'), began(0, 'desert'))
    .offers(0, 'use:monastery', [], ['0,1'])
    .when(0, { action: 'use:monastery', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'canyon', by: 'monastery' });
});

test('monastery builds anywhere in the canyon when none lies beside its own, unless the ruling is strict', () => {
  given(land(far), built(0, '0,0'), holds(0, 'monastery'), began(0, 'desert')).offers(0, 'use:monastery', [], ['0,3']);
  given(
    land(far, {}, { rulings: { monastery: 'strict' } }),
    built(0, '0,0'),
    holds(0, 'monastery'),
    began(0, 'desert'),
  ).refuses(0, 'use:monastery', 'nothing-to-build-on');
});
