import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { agreed, began, cards, drew, given, laid, worker } from './kit.ts';

const rich: PmbEvent = { type: 'RewardsGained', seat: 0, n: 6, from: 'start' };

test('two rewards buy a worker or a card, four a donkey level', () => {
  const table = given(laid(), drew(0, 'K01'), began(0));
  expect(table.asks(0, 'buy')?.from).toEqual(['worker', 'card', 'donkey']);
  expect(table.when(0, 'buy', ['worker']).state.players[0]).toMatchObject({ rewards: 2, work: 6, rest: 8 });
  expect(table.when(0, 'buy', ['card'], [0]).state.players[0]).toMatchObject({ rewards: 2, hand: ['K01', 'K02'] });
  expect(table.when(0, 'buy', ['donkey']).state.players[0]).toMatchObject({ rewards: 0, donkey: 2 });
});

test('rewards may be used in every phase of the own turn', () => {
  expect(given(laid(), cards(['K01', 1, 2])).asks(0, 'buy')?.from).toContain('worker');
  const built: PmbEvent = { type: 'BuildingConstructed', seat: 0, card: 'K01', name: '', at: 0, marker: 'rest' };
  expect(given(laid(), cards(['K01', 1, 2]), built).asks(0, 'buy')?.from).toContain('worker');
  expect(given(laid(), cards(['K01', 1, 2])).asks(1, 'buy')).not.toBeNull();
  given(laid(), cards(['K01', 1, 2]))
    .when(1, 'buy', ['worker'])
    .refused('not-your-turn');
});

test('a worker bought while placing can be placed at once', () => {
  const busy = Array.from({ length: 5 }, (_, i) => worker(0, `top:5,${i + 3}`));
  const { state } = given(laid(), cards(['K01', 1, 2]), busy).when(0, 'buy', ['worker']);
  expect(given(laid(), cards(['K01', 1, 2])).asks(0, 'place')?.from).toContain('left:1,2');
  expect(state.players[0]?.work).toBe(1);
});

test('with too few rewards nothing is sold', () => {
  const poor: PmbEvent = { type: 'RewardsSpent', seat: 0, n: 3, on: 'gold' };
  given(laid(), poor).when(0, 'buy', ['worker']).refused('too-few-rewards');
});

test('nothing is sold that would bring nothing', () => {
  const top: PmbEvent = { type: 'DonkeyAdvanced', seat: 0, level: 5, from: 'start' };
  const tired: PmbEvent = { type: 'WorkersGained', seat: 0, n: 9, from: 'start' };
  expect(given(laid(), rich, top, tired).asks(0, 'buy')?.from).toEqual(['card']);
});

test('an oracle gained is drawn and kept', () => {
  const drawn: PmbEvent = { type: 'OracleDrawn', seat: 0, card: 'O3' };
  const { state } = given(laid(), drawn);
  expect(state.players[0]?.oracles).toEqual(['O3']);
  expect(state.oraclePile).toBe(7);
});

// The Shrine gives an oracle: it is built with 1 wood and gold here.
const shrine = (variant: 'draw_1_keep_1' | 'draw_2_keep_1') =>
  given(
    agreed({ gain_oracle_mode: variant }),
    cards(['K22', 1, 2]),
    drew(0, 'K06'),
    worker(0, 'left:1,2'),
    worker(0, 'top:1,2'),
  ).when(0, 'construct', ['1,2', 'left:1,2/west', 'top:1,2/north', 'K06', 'pay'], [2, 0]);

test('an oracle space draws one oracle', () => {
  expect(shrine('draw_1_keep_1').events.at(-1)).toEqual({ type: 'OracleDrawn', seat: 0, card: 'O3' });
});

test('where two are drawn, the seat chooses before anything else and the other goes under the pile', () => {
  const { events, state } = shrine('draw_2_keep_1');
  expect(events.at(-1)).toEqual({ type: 'OraclesOffered', seat: 0, cards: ['O3', 'O1'] });
  const wait = given(agreed({ gain_oracle_mode: 'draw_2_keep_1' }), cards(['K22', 1, 2]), events.slice(-1));
  wait.when(0, 'rest', ['both']).refused('unknown-action');
  expect(wait.when(0, 'keep-oracle', ['O1']).state).toMatchObject({ oraclesUnder: ['O3'], oraclePile: 6 });
  expect(state.players[0]?.offered).toEqual(['O3', 'O1']);
});

test('what waits for the choice of an oracle is taken after it', () => {
  given(
    agreed({ gain_oracle_mode: 'draw_2_keep_1' }),
    cards(['K22', 1, 2]),
    { type: 'OraclesOffered', seat: 0, cards: ['O3', 'O1'] },
    { type: 'GainsWaiting', gains: [{ seat: 0, key: 'worker', n: 1, from: 'effect' }] },
  )
    .when(0, 'keep-oracle', ['O3'])
    .gives(
      { type: 'OracleKept', seat: 0, card: 'O3', under: ['O1'] },
      { type: 'GainsWaiting', gains: [] },
      { type: 'WorkersGained', seat: 0, n: 1, from: 'effect' },
    );
});
