import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('harbor moves onto water', () => {
  given(land('GGWW/GGGG'), built(0, '0,0', '0,1'), holds(0, 'harbor'), began(0, 'grass'))
    .offers(0, 'use:harbor', ['0,0'], ['0,2'])
    .denies(0, { action: 'use:harbor', picks: ['0,0'] }, '1,1', 'wrong-terrain')
    .when(0, { action: 'use:harbor', picks: ['0,0', '0,2'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,2', by: 'harbor' });
});

test('harbor takes any free water when none lies beside the others', () => {
  given(land('GGWDW'), built(0, '0,0', '0,1'), built(1, '0,2'), holds(0, 'harbor'), began(0, 'grass')).offers(
    0,
    'use:harbor',
    ['0,0'],
    ['0,4'],
  );
});
