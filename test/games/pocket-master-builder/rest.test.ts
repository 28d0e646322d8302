import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { cards, drew, given, laid, owns } from './kit.ts';

const ready = (...more: readonly (PmbEvent | readonly PmbEvent[])[]) =>
  given(laid(), cards(['K01', 1, 2]), drew(0, 'K02'), ...more);

const passes = (round = 1): PmbEvent => ({ type: 'TurnEnded', seat: 0, next: 1, round });

test('rest takes two workers', () => {
  ready()
    .when(0, 'rest', ['workers'])
    .gives(
      { type: 'Rested', seat: 0, choice: 'workers' },
      { type: 'WorkersGained', seat: 0, n: 2, from: 'rest' },
      passes(),
    );
});

test('rest draws two cards', () => {
  ready()
    .when(0, 'rest', ['cards'], [0, 0])
    .gives(
      { type: 'Rested', seat: 0, choice: 'cards' },
      { type: 'CardsDrawn', seat: 0, cards: ['K03', 'K04'], from: 'rest' },
      passes(),
    );
});

test('rest takes one of each', () => {
  ready()
    .when(0, 'rest', ['both'], [0])
    .gives(
      { type: 'Rested', seat: 0, choice: 'both' },
      { type: 'WorkersGained', seat: 0, n: 1, from: 'rest' },
      { type: 'CardsDrawn', seat: 0, cards: ['K03'], from: 'rest' },
      passes(),
    );
});

test('with an empty hand at least one card is drawn', () => {
  given(laid(), cards(['K01', 1, 2]))
    .when(0, 'rest', ['workers'])
    .refused('illegal-pick');
});

test('a Rest Area with fewer workers gives what is there', () => {
  const { events } = ready({ type: 'WorkersGained', seat: 0, n: 8, from: 'start' }).when(0, 'rest', ['workers']);
  expect(events[1]).toEqual({ type: 'WorkersGained', seat: 0, n: 1, from: 'rest' });
});

test('cards above five are discarded face up before the turn passes', () => {
  const full = ready(drew(0, 'K03', 'K04', 'K05', 'K06')).when(0, 'rest', ['cards'], [0, 0]);
  expect(full.state.turn).toMatchObject({ seat: 0, phase: 'surplus' });
  const table = given(laid(), cards(['K01', 1, 2]), drew(0, 'K02', 'K03', 'K04', 'K05', 'K06'), full.events);
  expect(table.asks(0, 'discard', 'K02')?.from).not.toContain('K02');
  table
    .when(0, 'discard', ['K02', 'K08'])
    .gives(
      { type: 'CardDiscarded', seat: 0, card: 'K02', name: 'TOWER' },
      { type: 'CardDiscarded', seat: 0, card: 'K08', name: 'WELL' },
      passes(),
    );
});

test('a hand limit effect holds from the building on', () => {
  const school = given(laid(), cards(['K10', 1, 2]), owns(0, 'K10', 1, 2), drew(0, 'K02', 'K03', 'K04', 'K05', 'K06'));
  const { state } = school.when(0, 'rest', ['cards'], [0, 0]);
  expect(state.turn?.seat).toBe(1);
});

test('the hand is not checked before the end of Rest', () => {
  const table = given(laid(), drew(0, 'K02', 'K03', 'K04', 'K05', 'K06', 'K07'), cards(['K01', 1, 2]));
  expect(table.state.turn?.phase).toBe('work');
});

test('an empty pile is renewed at once with the discard pile', () => {
  const all = Array.from({ length: 24 }, (_, i) => `K${String(i + 5).padStart(2, '0')}`);
  const table = given(
    laid(),
    cards(['K01', 1, 2]),
    drew(0, 'K02'),
    drew(1, 'K04', ...all),
    { type: 'CardDiscarded', seat: 1, card: 'K05', name: '' },
    { type: 'CardDiscarded', seat: 1, card: 'K06', name: '' },
  );
  table
    .when(0, 'rest', ['cards'], [0, 1])
    .gives(
      { type: 'Rested', seat: 0, choice: 'cards' },
      { type: 'CardsDrawn', seat: 0, cards: ['K03'], from: 'rest' },
      { type: 'PileRenewed' },
      { type: 'CardsDrawn', seat: 0, cards: ['K06'], from: 'rest' },
      passes(),
    );
});

const everyCard = Array.from({ length: 25 }, (_, i) => `K${String(i + 4).padStart(2, '0')}`);

test('with both piles empty a draw brings what there is', () => {
  given(laid(), cards(['K01', 1, 2]), drew(0, 'K02'), drew(1, 'K03', ...everyCard))
    .when(0, 'rest', ['cards'])
    .gives({ type: 'Rested', seat: 0, choice: 'cards' }, passes());
});

test('with both piles empty a discarded card becomes the pile', () => {
  const stone = drew(0, 'K02', 'K03', 'K04', 'K05', 'K06', 'K07');
  const { events, state } = given(laid(), cards(['K01', 1, 2]), stone, drew(1, ...everyCard.slice(4)), {
    type: 'Rested',
    seat: 0,
    choice: 'workers',
  }).when(0, 'discard', ['K02']);
  expect(events[1]).toEqual({ type: 'PileRenewed' });
  expect(state).toMatchObject({ pile: 1, discards: [] });
});
