import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('water mill builds on suitable ground beside water, beside its own where it can', () => {
  given(land('GGWGG/GGGGG'), built(0, '1,0'), holds(0, 'water_mill'), began(0, 'desert'))
    .offers(0, 'use:water_mill', [], ['0,1', '1,1'])
    .denies(0, { action: 'use:water_mill', picks: [] }, '0,0', 'not-beside-water')
    .denies(0, { action: 'use:water_mill', picks: [] }, '0,3', 'must-be-adjacent')
    .when(0, { action: 'use:water_mill', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'grass', by: 'water_mill' });
});
