import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('tower builds on the edge of the board, on any of the five terrains', () => {
  given(land('GWCM/GDDF/TTTT'), holds(0, 'tower'), began(0, 'desert'))
    .offers(0, 'use:tower', [], ['0,0', '0,2', '1,0', '1,3', '2,0', '2,1', '2,2', '2,3'])
    .denies(0, { action: 'use:tower', picks: [] }, '1,1', 'not-on-the-edge')
    .when(0, { action: 'use:tower', picks: ['2,3'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '2,3', on: 'forest', by: 'tower' });
});

test('tower keeps to its own wherever any edge hex touches them, whatever its terrain', () => {
  given(land('GGGG/GDDG/GGGG'), built(0, '1,1'), holds(0, 'tower'), began(0, 'desert')).offers(
    0,
    'use:tower',
    [],
    ['0,1', '0,2', '1,0', '2,1', '2,2'],
  );
});
