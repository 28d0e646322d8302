import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, given, land } from '../kit.ts';

test('treasure pays three at once and is gone', () => {
  const tiles = { type: 'NomadsLaid', tiles: { '0,1': 'treasure' }, draw: 0 } as const;
  const { state } = given(land('GNG'), tiles, began(0, 'grass')).when(0, { action: 'build', picks: ['0,0'] });
  expect(state.seats[0]).toMatchObject({ gold: { treasure: 3 }, nomads: [] });
  expect(state.nomads).toEqual({});
  expect(kb.scores(state)[0]?.parts.treasure).toBe(3);
});
