import { test } from 'vitest';
import { began, built, given, holds, land, stands, wall } from '../kit.ts';

test('caravan moves straight on until something is in its way', () => {
  given(land('GGGGM'), built(0, '0,1'), holds(0, 'caravan'), began(0, 'grass'))
    .offers(0, 'use:caravan', ['0,1'], ['0,0', '0,3'])
    .denies(0, { action: 'use:caravan', picks: ['0,1'] }, '0,2', 'not-where-the-way-ends')
    .denies(0, { action: 'use:caravan', picks: ['0,1'] }, '0,4', 'not-suitable')
    .when(0, { action: 'use:caravan', picks: ['0,1', '0,3'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,1', to: '0,3', by: 'caravan' });
});

test('a wall stops the caravan', () => {
  given(land('GGGGG'), built(0, '0,0'), wall('0,3'), holds(0, 'caravan'), began(0, 'grass')).offers(
    0,
    'use:caravan',
    ['0,0'],
    ['0,2'],
  );
});

test('the caravan slides past a warrior but neither stops beside it nor earlier', () => {
  const board = land('GGGGGM/GGGGGG');
  given(board, built(0, '0,0'), stands(1, 'warrior', '1,1'), holds(0, 'caravan'), began(0, 'grass')).offers(
    0,
    'use:caravan',
    ['0,0'],
    ['0,4'],
  );
  given(land('GGGM/GGGG'), built(0, '0,0'), stands(1, 'warrior', '1,2'), holds(0, 'caravan'), began(0, 'grass')).offers(
    0,
    'use:caravan',
    [],
    ['0,0'],
  );
});
