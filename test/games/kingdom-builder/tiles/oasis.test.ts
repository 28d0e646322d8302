import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('oasis builds on desert whatever the card is', () => {
  given(land('GDCD/GGGG'), built(0, '0,0'), holds(0, 'oasis'), began(0, 'grass'))
    .offers(0, 'use:oasis', [], ['0,1'])
    .when(0, { action: 'use:oasis', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'desert', by: 'oasis' });
});
