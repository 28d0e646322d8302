import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, fold, given, land, stands } from '../kit.ts';

const caves = (...hexes: readonly string[]) => hexes.map((at) => ({ type: 'CavePlaced', at, draw: 0 }) as const);

test('caves lead from beside one cave to a suitable hex beside any cave, once a turn', () => {
  given(land('MGGGGMG'), caves('0,0', '0,5'), built(0, '0,1'), began(0, 'grass'))
    .offers(0, 'caves', [], ['0,1'])
    .offers(0, 'caves', ['0,1'], ['0,4', '0,6'])
    .when(0, { action: 'caves', picks: ['0,1', '0,6'] })
    .gives(
      { type: 'ExtraUsed', seat: 0, extra: 'caves' },
      { type: 'SettlementMoved', seat: 0, from: '0,1', to: '0,6', by: 'caves' },
    )
    .refuses(0, 'caves', 'already-used');
});

test('a warrior travels through the caves too, a ship does not', () => {
  given(land('MGGGM'), caves('0,0', '0,4'), stands(0, 'warrior', '0,1'), began(0, 'grass')).offers(
    0,
    'caves',
    [],
    ['0,1'],
  );
  given(land('MWGGM'), caves('0,0', '0,4'), stands(0, 'ship', '0,1'), began(0, 'grass')).refuses(
    0,
    'caves',
    'not-beside-a-cave',
  );
});

test('a cave is occupied and still a mountain for Miners', () => {
  const s = fold(land('MG', {}, { cards: ['miners'] }), caves('0,0'), built(0, '0,1'));
  expect(kb.scores(s)[0]?.parts.miners).toBe(1);
});

test('caves wait while the mandatory builds are under way', () => {
  given(land('MGGGGM'), caves('0,0', '0,5'), began(0, 'grass'))
    .when(0, { action: 'build', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'grass', by: 'mandatory' })
    .refuses(0, 'caves', 'finish-building-first');
});
