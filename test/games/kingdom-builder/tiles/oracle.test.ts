import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

const use = (hex: string) => ({ action: 'use:oracle', picks: [hex] });

test('oracle builds on the terrain of the card, beside its own where it can', () => {
  given(land('GGDG/GGGG'), built(0, '0,0'), holds(0, 'oracle'), began(0, 'grass'))
    .offers(0, 'use:oracle', [], ['0,1', '1,0'])
    .denies(0, { action: 'use:oracle', picks: [] }, '0,2', 'wrong-terrain')
    .denies(0, { action: 'use:oracle', picks: [] }, '0,3', 'must-be-adjacent')
    .when(0, use('0,1'))
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'grass', by: 'oracle' })
    .refuses(0, 'use:oracle', 'already-used');
});

test('oracle builds anywhere on the terrain when nothing of it touches its own', () => {
  given(land('DDG/DDG'), built(0, '0,0'), holds(0, 'oracle'), began(0, 'grass')).offers(
    0,
    'use:oracle',
    [],
    ['0,2', '1,2'],
  );
});

test('oracle rests while its terrain is full', () => {
  given(land('GD'), built(1, '0,0'), holds(0, 'oracle'), began(0, 'grass')).refuses(
    0,
    'use:oracle',
    'terrain-exhausted',
  );
});
