import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { ranking } from '../../../domain/kernel/lifecycle.ts';
import { agreed, cards, drew, fold, laid, owns, reached } from './kit.ts';

const partsOf = (seat: 0 | 1, ...events: readonly (PmbEvent | readonly PmbEvent[])[]) =>
  rules.scores(fold(...events))[seat]?.parts;

const kept = (seat: 0 | 1, ...all: readonly string[]): readonly PmbEvent[] =>
  all.map((card) => ({ type: 'OracleDrawn', seat, card }));

// Citadel and Barrack are military, Well is civic.
const three = [
  cards(['K07', 1, 2], ['K01', 2, 2], ['K08', 3, 2]),
  owns(0, 'K07', 1, 2),
  owns(0, 'K01', 2, 2),
  owns(1, 'K08', 3, 2),
].flat();

test('buildings count their honor for their owner', () => {
  expect(partsOf(0, laid(), three)).toMatchObject({ buildings: 7 });
  expect(partsOf(1, laid(), three)).toMatchObject({ buildings: 1, icons: 0 });
});

test('honor per icon counts the card itself', () => {
  expect(partsOf(0, laid(), three)).toMatchObject({ icons: 2 });
});

test('a landmark belongs to who has more buildings in its line', () => {
  expect(partsOf(0, laid(), three)).toMatchObject({ landmarks: 2 });
  expect(partsOf(1, laid(), three)).toMatchObject({ landmarks: 0 });
});

test('a landmark with equal buildings belongs to nobody', () => {
  const even = [cards(['K01', 1, 2], ['K08', 2, 2]), owns(0, 'K01', 1, 2), owns(1, 'K08', 2, 2)].flat();
  expect([0, 1].map((seat) => partsOf(seat as 0 | 1, laid(), even)?.landmarks)).toEqual([0, 0]);
});

test('landmarks where the building right above counts, or nobody', () => {
  const row4 = [three, cards(['K02', 4, 2]), owns(1, 'K02', 4, 2)].flat();
  expect(partsOf(1, agreed({ landmark_mode: 'adjacent_building' }), ...row4)).toMatchObject({ landmarks: 2 });
  expect(partsOf(0, agreed({ landmark_mode: 'adjacent_building' }), ...row4)).toMatchObject({ landmarks: 0 });
  expect(partsOf(0, agreed({ landmark_mode: 'none' }), three)).toMatchObject({ landmarks: 0 });
});

test('walls count the space reached; the last card has two', () => {
  expect([5, 6, 7, 8, 9].map((space) => partsOf(0, laid(), reached(0, space))?.walls)).toEqual([0, 2, 4, 6, 8]);
});

test('walls added up, where that is agreed', () => {
  expect(partsOf(0, agreed({ wall_honor_mode: 'cumulative' }), reached(0, 9))).toMatchObject({ walls: 20 });
});

const level = (n: number): PmbEvent => ({ type: 'DonkeyAdvanced', seat: 0, level: n, from: 'start' });

test('the donkey counts the level reached, or the sum where that is agreed', () => {
  expect([3, 4, 5].map((n) => partsOf(0, laid(), level(n))?.donkey)).toEqual([0, 1, 3]);
  expect(partsOf(0, agreed({ donkey_honor_mode: 'cumulative' }), level(5))).toMatchObject({ donkey: 4 });
});

test('oracles count buildings of two types, walls and landmarks', () => {
  expect(partsOf(0, laid(), three, kept(0, 'O1'))).toMatchObject({ oracles: 2 });
  expect(partsOf(0, laid(), three, kept(0, 'O6'))).toMatchObject({ oracles: 0 });
  expect(partsOf(0, laid(), reached(0, 9), kept(0, 'O7'))).toMatchObject({ oracles: 5 });
  expect(partsOf(0, laid(), three, kept(0, 'O8', 'O1'))).toMatchObject({ oracles: 4 });
});

test('oracles that a viewer does not know count nothing', () => {
  expect(partsOf(0, laid(), three, kept(0, '?'))).toMatchObject({ oracles: 0 });
});

const spent: PmbEvent = { type: 'RewardsSpent', seat: 1, n: 2, on: 'worker' };

test('a tie goes to more rewards', () => {
  expect(ranking(rules.scores(fold(laid(), spent)), [false, false])).toEqual([1, 2]);
});

test('a tie also in rewards is shared, or goes to who played later', () => {
  expect(ranking(rules.scores(fold(laid())), [false, false])).toEqual([1, 1]);
  expect(ranking(rules.scores(fold(agreed({ final_tie: 'later_player' }))), [false, false])).toEqual([2, 1]);
});

test('cards in hand count nothing', () => {
  expect(rules.scores(fold(laid(), drew(0, 'K07')))[0]?.total).toBe(0);
});
