import { test } from 'vitest';
import { began, given, holds, land } from '../kit.ts';

test('mountain station builds on suitable ground beside a mountain', () => {
  given(land('RMBGG'), holds(0, 'mountain_station'), began(0, 'grass'))
    .offers(0, 'use:mountain_station', [], ['0,0', '0,2'])
    .denies(0, { action: 'use:mountain_station', picks: [] }, '0,4', 'not-beside-a-mountain')
    .when(0, { action: 'use:mountain_station', picks: ['0,2'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,2', on: 'swamp', by: 'mountain_station' });
  given(
    land('RMBGG', {}, { rulings: { farmlandSuitable: false } }),
    holds(0, 'mountain_station'),
    began(0, 'grass'),
  ).offers(0, 'use:mountain_station', [], ['0,2']);
});
