import { test } from 'vitest';
import { began, built, given, land } from '../kit.ts';

test('the field is built on beside an own piece, once a turn and without "otherwise anywhere"', () => {
  given(land('GRRG/GGGG'), built(0, '0,0'), began(0, 'grass'))
    .offers(0, 'field', [], ['0,1'])
    .when(0, { action: 'field', picks: ['0,1'] })
    .gives(
      { type: 'ExtraUsed', seat: 0, extra: 'field' },
      { type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'farmland', by: 'field' },
    )
    .refuses(0, 'field', 'already-used');
  given(land('GGRG'), built(0, '0,0'), began(0, 'grass')).refuses(0, 'field', 'nothing-to-build-on');
});
