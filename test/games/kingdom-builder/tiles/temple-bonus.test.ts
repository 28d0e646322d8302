import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('with the bonus of the temple the first settlement of the card may stand anywhere on its terrain', () => {
  given(land('GGGG'), built(0, '0,0'), holds(0, 'temple_bonus'), began(0, 'grass'))
    .offers(0, 'build', [], ['0,1', '0,2', '0,3'])
    .when(0, { action: 'build', picks: ['0,3'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,3', on: 'grass', by: 'mandatory' })
    .offers(0, 'build', [], ['0,1', '0,2'])
    .when(0, { action: 'build', picks: ['0,2'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,2', on: 'grass', by: 'mandatory' })
    .offers(0, 'build', [], ['0,1']);
});
