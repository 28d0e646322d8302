import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, fold, given, holds, land } from '../kit.ts';

const board = [land('GNGGG/GGGGG'), { type: 'NomadsLaid', tiles: { '0,1': 'outpost' }, draw: 0 } as const];

test('the first who comes beside a nomad takes its tile, for the next turn', () => {
  given(...board, began(0, 'grass'))
    .when(0, { action: 'build', picks: ['0,0'] })
    .gives(
      { type: 'SettlementBuilt', seat: 0, at: '0,0', on: 'grass', by: 'mandatory' },
      { type: 'NomadTaken', seat: 0, tile: 'outpost', from: '0,1' },
    )
    .refuses(0, 'nomad:outpost', 'gained-this-turn');
});

test('a nomad tile is taken by moving as well, and by nobody after', () => {
  given(...board, built(0, '0,4'), holds(0, 'paddock'), began(0, 'grass'))
    .when(0, { action: 'use:paddock', picks: ['0,4', '0,2'] })
    .gives(
      { type: 'SettlementMoved', seat: 0, from: '0,4', to: '0,2', by: 'paddock' },
      { type: 'NomadTaken', seat: 0, tile: 'outpost', from: '0,1' },
    )
    .when(0, { action: 'build', picks: ['1,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '1,1', on: 'grass', by: 'mandatory' });
});

const shown = { type: 'TerrainPlayed', seat: 0, terrain: 'grass', card: 'grass' } as const;

test('a nomad tile leaves after the next turn, used or not, and not by moving away', () => {
  const taken = fold(...board, began(0, 'grass'), shown, { type: 'NomadTaken', seat: 0, tile: 'outpost', from: '0,1' });
  const ended = kb.evolve(taken, { type: 'TurnEnded', seat: 0, discarded: ['grass'] });
  const again = kb.evolve(ended, { type: 'TurnBegan', seat: 0 });
  expect(again.seats[0]?.nomads).toEqual([{ tile: 'outpost', ready: true }]);
  expect(kb.evolve(again, { type: 'TurnEnded', seat: 0, discarded: [] }).seats[0]?.nomads).toEqual([]);
});
