import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('village builds beside three of its own, on any suitable ground', () => {
  given(land('GGGG/GDGG/GGGG'), built(0, '0,0', '0,1', '1,0'), holds(0, 'village'), began(0, 'forest')).refuses(
    0,
    'use:village',
    'nothing-to-build-on',
  );
  given(land('GGGG/GDGG/GGGG'), built(0, '0,1', '0,2', '1,0'), holds(0, 'village'), began(0, 'forest'))
    .offers(0, 'use:village', [], ['1,1'])
    .denies(0, { action: 'use:village', picks: [] }, '1,2', 'not-beside-three')
    .when(0, { action: 'use:village', picks: ['1,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '1,1', on: 'desert', by: 'village' });
});

test('village does not count the settlements of others', () => {
  given(land('GGGG/GDGG'), built(0, '0,1', '0,2'), built(1, '1,0'), holds(0, 'village'), began(0, 'forest')).refuses(
    0,
    'use:village',
    'nothing-to-build-on',
  );
});
