import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('refuge moves one step to suitable ground, swamp included, whoever stands beside it', () => {
  given(land('GWC/DTB/MGG'), built(0, '1,1'), built(1, '2,1'), holds(0, 'refuge'), began(0, 'grass'))
    .offers(0, 'use:refuge', ['1,1'], ['0,2', '1,0', '1,2', '2,2'])
    .denies(0, { action: 'use:refuge', picks: ['1,1'] }, '0,1', 'not-suitable')
    .denies(0, { action: 'use:refuge', picks: ['1,1'] }, '0,0', 'only-one-step')
    .when(0, { action: 'use:refuge', picks: ['1,1', '1,0'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '1,1', to: '1,0', by: 'refuge' });
});
