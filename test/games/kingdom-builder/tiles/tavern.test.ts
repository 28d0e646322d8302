import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('tavern builds at both ends of a row of three, along any of the three axes', () => {
  given(land('GGGGGG'), built(0, '0,1', '0,2', '0,3'), holds(0, 'tavern'), began(0, 'desert'))
    .offers(0, 'use:tavern', [], ['0,0', '0,4'])
    .denies(0, { action: 'use:tavern', picks: [] }, '0,5', 'not-at-the-end-of-a-row')
    .when(0, { action: 'use:tavern', picks: ['0,4'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,4', on: 'grass', by: 'tavern' });
  given(land('GGG/GGG/GGG/GGG/GGG'), built(0, '1,0', '2,1', '3,1'), holds(0, 'tavern'), began(0, 'desert')).offers(
    0,
    'use:tavern',
    [],
    ['0,0', '4,2'],
  );
});

test('tavern does not build for a row of two, nor for one that somebody else interrupts', () => {
  given(land('GGGGGG'), built(0, '0,1', '0,2', '0,4'), built(1, '0,3'), holds(0, 'tavern'), began(0, 'grass')).refuses(
    0,
    'use:tavern',
    'nothing-to-build-on',
  );
});

test('tavern extends a longer row only beyond its ends, and never onto water', () => {
  given(land('WGGGGG'), built(0, '0,1', '0,2', '0,3', '0,4'), holds(0, 'tavern'), began(0, 'grass')).offers(
    0,
    'use:tavern',
    [],
    ['0,5'],
  );
});
