import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, fold, given, holds, land, played } from '../kit.ts';

const repeats = (...tiles: readonly string[]): readonly string[] => {
  const s = fold(
    land('GGGG'),
    built(0, '0,0'),
    tiles.map((tile) => holds(0, tile)),
    { type: 'TileUsed', seat: 0, tile: 'oracle' },
    began(0, 'grass'),
  );
  return Object.keys(kb.actions(s, 0)).filter((name) => name.startsWith('bazaar:'));
};

test('bazaar repeats a tile that has been used in this turn, never itself and never the canoe', () => {
  expect(repeats('bazaar', 'canoe', 'oracle', 'farm')).toEqual(['bazaar:oracle']);
  expect(repeats('oracle')).toEqual([]);
});

test('the bazaar is used up by it', () => {
  const s = played(
    [land('GGGGG'), built(0, '0,0'), holds(0, 'farm'), holds(0, 'bazaar'), began(0, 'desert')],
    { action: 'use:farm', picks: ['0,1'] },
    { action: 'bazaar:farm', picks: ['0,2'] },
  );
  expect(s.seats[0]?.supply).toBe(37);
  expect(kb.actions(s, 0)['bazaar:farm']?.next(s, 0, [])).toMatchObject({ from: [], why: 'already-used' });
});

test('bazaar with crossroads draws one card more', () => {
  given(land('GG'), holds(0, 'crossroads'), holds(0, 'bazaar'), began(0, 'grass'))
    .when(0, { action: 'bazaar:crossroads', picks: [] })
    .gives({ type: 'MoreCards', seat: 0 });
});
