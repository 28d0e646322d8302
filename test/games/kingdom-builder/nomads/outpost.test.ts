import { test } from 'vitest';
import { began, built, given, land, nomad } from '../kit.ts';

test('with an outpost only the first of two builds may stand apart', () => {
  given(land('GGGGG'), built(0, '0,0'), nomad(0, 'outpost'), began(0, 'grass'))
    .offers(0, 'build', [], ['0,1'])
    .when(0, { action: 'nomad:outpost', picks: [] })
    .gives({ type: 'NomadUsed', seat: 0, tile: 'outpost' })
    .offers(0, 'build', [], ['0,1', '0,2', '0,3', '0,4'])
    .when(0, { action: 'build', picks: ['0,4'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,4', on: 'grass', by: 'mandatory', free: true })
    .offers(0, 'build', [], ['0,1', '0,3']);
});

test('an outpost does not waive a condition that a tile has of its own', () => {
  const village = { type: 'TileTaken', seat: 0, tile: 'village', from: '' } as const;
  given(land('GGGG/GDGG'), built(0, '0,1', '0,2', '1,0'), village, nomad(0, 'outpost'), began(0, 'forest'))
    .when(0, { action: 'nomad:outpost', picks: [] })
    .gives({ type: 'NomadUsed', seat: 0, tile: 'outpost' })
    .when(0, { action: 'use:village', picks: ['1,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '1,1', on: 'desert', by: 'village' });
});
