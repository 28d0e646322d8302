import { expect, test } from 'vitest';
import { began, built, given, holds, land, stands } from '../kit.ts';

const field = 'GGGGGG/GGGGGG/GGGGGG/GGGGGG/GGGGGG';
const around22 = ['2,2', '2,1', '2,3', '1,1', '3,2', '1,2', '3,1'];

test('city hall covers seven suitable hexes, one of them beside its own', () => {
  given(land(field), built(0, '2,0'), holds(0, 'city_hall'), began(0, 'grass'))
    .offers(0, 'use:city_hall', [], ['1,1', '2,2', '3,1'])
    .denies(0, { action: 'use:city_hall', picks: [] }, '2,4', 'no-room-for-seven')
    .when(0, { action: 'use:city_hall', picks: ['2,2'] })
    .gives({ type: 'CityHallPlaced', seat: 0, at: '2,2', hexes: around22 })
    .refuses(0, 'use:city_hall', 'already-used');
});

test('a seat has one city hall in the whole game', () => {
  const stood = { type: 'CityHallPlaced', seat: 0, at: '2,2', hexes: around22 } as const;
  given(land(field), stood, holds(0, 'city_hall'), began(0, 'grass')).refuses(0, 'use:city_hall', 'stands-already');
});

test('city hall needs suitable ground and room on the board', () => {
  given(land('GGGGGG/GGGGGG/GGMGGG/GGGGGG'), built(0, '2,0'), holds(0, 'city_hall'), began(0, 'grass')).refuses(
    0,
    'use:city_hall',
    'nothing-to-build-on',
  );
});

test('city hall keeps away from warriors', () => {
  given(land(field), built(0, '2,0'), stands(1, 'warrior', '0,3'), holds(0, 'city_hall'), began(0, 'grass')).offers(
    0,
    'use:city_hall',
    [],
    ['3,1'],
  );
});

test('city hall takes tiles beside all its hexes', () => {
  const board = land('GGGGLG/GGGGGG/GGGGGG/GGGGGG/GGGGLG', { '0,4': 'farm', '4,4': 'oasis' });
  const { state } = given(board, built(0, '2,1'), holds(0, 'city_hall'), began(0, 'grass')).when(0, {
    action: 'use:city_hall',
    picks: ['2,3'],
  });
  expect(state.seats[0]?.held.map((one) => one.tile).toSorted()).toEqual(['city_hall', 'farm', 'oasis']);
});

test('each of the seven is looked at by Ambassadors and Shepherds', () => {
  const cards = { cards: ['shepherds', 'ambassadors'] };
  const board = land('GGGGG/GGGGG/GGGGG/GGGGG/GGGGG', {}, cards);
  const { state } = given(board, built(1, '0,1'), built(0, '2,0'), holds(0, 'city_hall'), began(0, 'grass')).when(0, {
    action: 'use:city_hall',
    picks: ['2,2'],
  });
  expect(state.seats[0]?.gold).toEqual({ shepherds: 2, ambassadors: 1 });
});

test('a city hall does not come from the supply', () => {
  const { state } = given(land(field), built(0, '2,0'), holds(0, 'city_hall'), began(0, 'grass')).when(0, {
    action: 'use:city_hall',
    picks: ['2,2'],
  });
  expect(state.seats[0]?.supply).toBe(39);
});
