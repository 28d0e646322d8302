import { test } from 'vitest';
import { began, built, given, land, nomad } from '../kit.ts';

const moved = (from: string, to: string) =>
  ({ type: 'SettlementMoved', seat: 0, from, to, by: 'resettlement' }) as const;
const used = { type: 'NomadUsed', seat: 0, tile: 'resettlement' } as const;
const use = (...picks: readonly string[]) => ({ action: 'nomad:resettlement', picks });

test('resettlement moves one settlement up to four steps, or several', () => {
  const so = given(land('GGGGGG'), built(0, '0,0', '0,5'), nomad(0, 'resettlement'), began(0, 'grass'));
  so.offers(0, 'nomad:resettlement', [], ['0,0', '0,5'])
    .offers(0, 'nomad:resettlement', ['0,0'], ['0,1'])
    .offers(0, 'nomad:resettlement', ['0,0', '0,1'], ['0,1', '0,5', 'stop']);
  so.when(0, use('0,0', '0,1', '0,1', '0,2', '0,2', '0,3', '0,5', '0,4')).gives(
    used,
    moved('0,0', '0,1'),
    moved('0,1', '0,2'),
    moved('0,2', '0,3'),
    moved('0,5', '0,4'),
  );
  so.when(0, use('0,0', '0,1', 'stop')).gives(used, moved('0,0', '0,1'));
});

test('each step ends on suitable empty ground', () => {
  given(land('GWG/DSM'), built(0, '0,0'), nomad(0, 'resettlement'), began(0, 'grass')).offers(
    0,
    'nomad:resettlement',
    ['0,0'],
    ['1,0'],
  );
});

test('tiles are lost and taken at each step', () => {
  const board = land('GGGLG/GGGGG', { '0,3': 'farm' });
  given(board, built(0, '0,1'), nomad(0, 'resettlement'), began(0, 'grass'))
    .when(0, use('0,1', '0,2', '0,2', '0,1', 'stop'))
    .gives(used, moved('0,1', '0,2'), { type: 'TileTaken', seat: 0, tile: 'farm', from: '0,3' }, moved('0,2', '0,1'), {
      type: 'TileLost',
      seat: 0,
      tile: 'farm',
      from: '0,3',
    });
});
