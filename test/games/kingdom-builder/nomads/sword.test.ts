import { expect, test } from 'vitest';
import { began, built, given, land, nomad } from '../kit.ts';

const many = Array.from({ length: 40 }, (_, i) => `${Math.floor(i / 20)},${i % 20}`);
const rows = Array.from({ length: 4 }, () => 'G'.repeat(20)).join('/');
const strike = (...picks: readonly string[]) => ({ action: 'nomad:sword', picks });
const returned = (seat: number, at: string) =>
  ({ type: 'PieceReturned', seat, piece: 'settlement', at, by: 'sword', user: 0 }) as const;
const used = { type: 'NomadUsed', seat: 0, tile: 'sword' } as const;

test('the sword gives one settlement of each other seat back to its supply', () => {
  const three = land('GGGGG', {}, { seats: 3 });
  const { state } = given(three, built(1, '0,1', '0,2'), built(2, '0,4'), nomad(0, 'sword'), began(0, 'grass'))
    .offers(0, 'nomad:sword', [], ['0,1', '0,2'])
    .offers(0, 'nomad:sword', ['0,1'], ['0,4'])
    .when(0, strike('0,1', '0,4'))
    .gives(used, returned(1, '0,1'), returned(2, '0,4'));
  expect(state.seats.map((seat) => seat.supply)).toEqual([40, 39, 40]);
});

test('who is struck loses tiles that nothing touches any more', () => {
  const board = land('GLGG', { '0,1': 'farm' });
  given(
    board,
    built(1, '0,0'),
    { type: 'TileTaken', seat: 1, tile: 'farm', from: '0,1' },
    nomad(0, 'sword'),
    began(0, 'grass'),
  )
    .when(0, strike('0,0'))
    .gives(used, returned(1, '0,0'), { type: 'TileLost', seat: 1, tile: 'farm', from: '0,1' });
});

test('a city hall is not struck', () => {
  const hall = {
    type: 'CityHallPlaced',
    seat: 1,
    at: '1,1',
    hexes: ['1,1', '1,0', '1,2', '0,1', '2,2', '0,2', '2,1'],
  } as const;
  given(land('GGGG/GGGG/GGGG'), hall, nomad(0, 'sword'), began(0, 'grass')).refuses(
    0,
    'nomad:sword',
    'nothing-to-strike',
  );
});

test('a triggered end stays triggered, unless the ruling is the other one', () => {
  const ending = { type: 'EndTriggered', seat: 1 } as const;
  const struck = (swordCancelsEnd: boolean) =>
    given(
      land(rows, {}, { rulings: { swordCancelsEnd } }),
      built(1, ...many),
      ending,
      nomad(0, 'sword'),
      began(0, 'grass'),
    ).when(0, strike('0,0')).state.ending;
  expect(struck(false)).toBe(true);
  expect(struck(true)).toBe(false);
});
