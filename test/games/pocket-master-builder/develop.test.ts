import { expect, test } from 'vitest';
import { agreed, began, cards, drew, given, laid, reached, withCards } from './kit.ts';

test('a card goes right of the last one of a row: four places at most', () => {
  const table = given(laid(), cards(['K08', 1, 2], ['K01', 1, 3], ['K15', 3, 2]), drew(0, 'K02'), began(0));
  expect(table.asks(0, 'develop', 'K02')?.from).toEqual(['1,4', '2,2', '3,3', '4,2']);
});

test('a full row takes no card', () => {
  const row = ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07'].map((id, i) => [id, 1, i + 2] as const);
  const table = given(laid(), cards(...row), drew(0, 'K08'), began(0));
  expect(table.asks(0, 'develop', 'K08')?.from).toEqual(['2,2', '3,2', '4,2']);
});

test('a card above or below is not enough', () => {
  const table = given(laid(), cards(['K08', 1, 2], ['K01', 1, 3]), drew(0, 'K02'), began(0));
  table.when(0, 'develop', ['K02', '2,3']).refused('illegal-pick');
});

test('a card must be played before anything is built or rested', () => {
  const table = given(laid(), cards(['K08', 1, 2]), drew(0, 'K02'), began(0));
  table.when(0, 'rest', ['both']).refused('develop-first');
  table.when(0, 'construct', ['1,2']).refused('develop-first');
});

test('one card a turn', () => {
  const table = given(laid(), drew(0, 'K01', 'K02'), began(0));
  const { state } = table.when(0, 'develop', ['K01', '1,2']);
  expect(state.turn).toMatchObject({ seat: 0, phase: 'work', played: 0 });
  given(laid(), drew(0, 'K01', 'K02'), cards(['K03', 1, 2]))
    .when(0, 'develop', ['K02', '1,3'])
    .refused('one-card-a-turn');
});

test('with an empty hand a card may be bought first, or the phase is skipped', () => {
  const table = given(laid(), began(0));
  table.when(0, 'develop', ['K01', '1,2']).refused('no-card-in-hand');
  table
    .when(0, 'buy', ['card'], [7])
    .gives(
      { type: 'RewardsSpent', seat: 0, n: 2, on: 'card' },
      { type: 'CardsDrawn', seat: 0, cards: ['K08'], from: 'bought' },
    );
  expect(table.asks(0, 'rest')?.from).toEqual(['cards', 'both']);
});

const lineButOne = cards(['K01', 1, 2], ['K02', 2, 2], ['K03', 3, 2]);

test('invasion: both seats at the wall or beyond gain, the active one first', () => {
  given(laid(), lineButOne, reached(0, 2), reached(1, 4), drew(1, 'K04'), began(1))
    .when(1, 'develop', ['K04', '4,2'], [5, 5])
    .gives(
      { type: 'CardDeveloped', seat: 1, card: 'K04', name: 'ARMOURY', at: 21 },
      { type: 'LineInvaded', line: 2, gaining: [1, 0] },
      { type: 'WorkersGained', seat: 1, n: 1, from: 'invasion' },
      { type: 'CardsDrawn', seat: 1, cards: ['K10'], from: 'invasion' },
      { type: 'WorkersGained', seat: 0, n: 1, from: 'invasion' },
      { type: 'CardsDrawn', seat: 0, cards: ['K11'], from: 'invasion' },
    );
});

test('invasion: a marker left of the line gains nothing, not even later', () => {
  const { events, state } = given(laid(), lineButOne, drew(0, 'K04'), began(0)).when(0, 'develop', ['K04', '4,2']);
  expect(events.at(-1)).toEqual({ type: 'LineInvaded', line: 2, gaining: [] });
  expect(state.players[0]).toMatchObject({ work: 5, rewards: 4 });
});

test('invasion, where only the active seat is checked: the other one gains nothing', () => {
  const { events } = given(
    agreed({ invasion_checks: 'active_player_only' }),
    lineButOne,
    reached(0, 2),
    reached(1, 4),
    drew(1, 'K04'),
    began(1),
  ).when(1, 'develop', ['K04', '4,2'], [5]);
  expect(events[1]).toEqual({ type: 'LineInvaded', line: 2, gaining: [1] });
});

test('invasion: a gained wall pays its immediate reward at once', () => {
  const walls = ['W2', 'W5', 'W3', 'W4', 'W1', 'W6', 'W7', 'W8'];
  given(laid({ walls }), lineButOne, reached(0, 2), drew(0, 'K04'), began(0))
    .when(0, 'develop', ['K04', '4,2'])
    .gives(
      { type: 'CardDeveloped', seat: 0, card: 'K04', name: 'ARMOURY', at: 21 },
      { type: 'LineInvaded', line: 2, gaining: [0] },
      { type: 'RewardsGained', seat: 0, n: 1, from: 'invasion' },
      { type: 'WallReached', seat: 0, space: 3, name: 'RAMPART', from: 'invasion' },
      { type: 'RewardsGained', seat: 0, n: 2, from: 'wall' },
    );
});

test('a card without an area on a side makes no junction there', () => {
  const sides = { ...withCards({}).kingdom[0]?.sides, left: null };
  const table = given(laid({ edition: withCards({ K01: { sides } }) }), cards(['K01', 1, 2]));
  expect(table.asks(0, 'place')?.from).toEqual(['top:1,2']);
});
