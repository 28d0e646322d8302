import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('farm builds on grass whatever the card is', () => {
  given(land('CGDG/CCCC'), built(0, '0,0'), holds(0, 'farm'), began(0, 'desert'))
    .offers(0, 'use:farm', [], ['0,1'])
    .denies(0, { action: 'use:farm', picks: [] }, '0,2', 'wrong-terrain')
    .when(0, { action: 'use:farm', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'grass', by: 'farm' });
});

test('farm rests when no grass is free', () => {
  given(land('CCD'), holds(0, 'farm'), began(0, 'desert')).refuses(0, 'use:farm', 'nothing-to-build-on');
});
