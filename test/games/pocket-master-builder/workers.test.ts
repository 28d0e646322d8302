import { expect, test } from 'vitest';
import { began, cards, drew, given, laid, worker } from './kit.ts';

test('the first card of row 1 has sides to its starting card and its wall', () => {
  expect(given(laid(), cards(['K01', 1, 2])).asks(0, 'place')?.from).toEqual(['left:1,2', 'top:1,2']);
});

test('the first card of row 4 has sides to its starting card and its landmark', () => {
  expect(given(laid(), cards(['K01', 4, 2])).asks(0, 'place')?.from).toEqual(['left:4,2', 'top:5,2']);
});

test('a card between two others has three free sides', () => {
  const table = given(laid(), cards(['K01', 1, 2], ['K02', 3, 2], ['K03', 2, 2]));
  expect(table.asks(0, 'place')?.from).toEqual(['left:2,2', 'top:2,2', 'top:3,2']);
});

test('workers go only on the card played this turn', () => {
  const table = given(laid(), cards(['K01', 1, 2], ['K02', 1, 3]));
  expect(table.asks(0, 'place')?.from).toEqual(['left:1,3', 'top:1,3']);
  table.when(0, 'place', ['top:1,2']).refused('illegal-pick');
});

test('one worker a junction, of either seat', () => {
  const mine = given(laid(), cards(['K01', 1, 2]), worker(0, 'left:1,2'));
  expect(mine.asks(0, 'place')?.from).toEqual(['top:1,2']);
  const theirs = given(laid(), cards(['K01', 1, 2]), worker(1, 'left:1,2'));
  expect(theirs.asks(0, 'place')?.from).toEqual(['top:1,2']);
});

test('a worker comes from the Worker Area', () => {
  const { state } = given(laid(), cards(['K01', 1, 2])).when(0, 'place', ['top:1,2']);
  expect(state.players[0]).toMatchObject({ work: 4, rest: 9 });
  expect(state.workers).toEqual({ 'top:1,2': 0 });
});

test('without a worker none is placed until one is bought', () => {
  const empty = Array.from({ length: 5 }, (_, i) => worker(0, `top:5,${i + 3}`));
  const table = given(laid(), cards(['K01', 1, 2]), empty);
  table.when(0, 'place', ['top:1,2']).refused('no-worker');
  const { state } = table.when(0, 'buy', ['worker']);
  expect(state.players[0]).toMatchObject({ work: 1, rest: 8, rewards: 2 });
});

test('no worker is placed before a card is played or after something is built', () => {
  given(laid(), drew(0, 'K01'), began(0)).when(0, 'place', ['left:1,2']).refused('develop-first');
  given(laid(), cards(['K01', 1, 2]), {
    type: 'BuildingConstructed',
    seat: 0,
    card: 'K01',
    name: '',
    at: 0,
    marker: 'rest',
  })
    .when(0, 'place', ['left:1,2'])
    .refused('placing-is-over');
});
