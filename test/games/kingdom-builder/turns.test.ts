import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { scripted, seeded } from '../../../domain/kernel/random.ts';
import { began, built, type Facts, fold, given, land } from './kit.ts';

const wide = land(Array.from({ length: 4 }, () => 'G'.repeat(20)).join('/'));
const many = (n: number) => Array.from({ length: n }, (_, i) => `${Math.floor(i / 20)},${i % 20}`);
const end = { action: 'end', picks: [] };

/** The turn of a seat that has nothing left to build. */
const done = (...facts: Facts): KbState => {
  const s = fold(...facts);
  return { ...s, turn: s.turn && { ...s.turn, left: 0, begun: true }, placed: true };
};

const ended = (s: KbState, ...rolls: readonly number[]): KbState =>
  (kb.actions(s, s.turn?.seat ?? 0).end?.decide(s, s.turn?.seat ?? 0, end.picks, scripted(...rolls)) ?? []).reduce(
    kb.evolve,
    s,
  );

test('at the end of a turn the card is discarded, a hidden one is drawn, and the next seat begins', () => {
  const s = done(wide, began(0, 'grass'));
  const events = kb.actions(s, 0).end?.decide(s, 0, [], scripted(5));
  expect(events).toEqual([
    { type: 'TurnEnded', seat: 0, discarded: ['grass'] },
    { type: 'CardDrawn', seat: 0, card: 'canyon', open: false, draw: 0 },
    { type: 'TurnBegan', seat: 1 },
  ]);
});

test('an empty pile is made of the discards again', () => {
  const s = done(wide, { type: 'DeckMade', cards: { grass: 1, desert: 0 } }, began(0, 'grass'));
  const events = kb.actions(s, 0).end?.decide(s, 0, [], scripted(0));
  expect(events?.map((e) => e.type)).toEqual(['TurnEnded', 'DeckReshuffled', 'CardDrawn', 'TurnBegan']);
});

test('the last settlement of a supply makes this the last round, which is played to its end', () => {
  const s = done(wide, built(0, ...many(40)), { type: 'EndTriggered', seat: 0 }, began(0, 'grass'));
  const second = ended(s);
  expect(kb.awaiting(second)).toEqual([1]);
  const over = ended({ ...second, turn: second.turn && { ...second.turn, left: 0 } });
  expect(kb.awaiting(over)).toEqual([]);
  expect(over.final?.length).toBe(2);
});

test('a round in which nobody places from the supply is the last one', () => {
  const s = { ...done(wide, began(1, 'grass')), placed: false, start: 0 };
  expect(ended(s).final).not.toBeNull();
});

test('who leaves is passed over, and the round still ends before the first seat', () => {
  const three = land('GGGG', {}, { seats: 3 });
  const s = done(three, { type: 'SeatWithdrawn', seat: 1 }, began(0, 'grass'));
  expect(kb.awaiting(ended(s, 0))).toEqual([2]);
});

test('who leaves during the own turn hands it on, and the pieces stay', () => {
  const three = land('GGGG', {}, { seats: 3 });
  const s = fold(three, built(0, '0,0'), began(0, 'grass'));
  const after = kb.resigned(s, 0, scripted()).reduce(kb.evolve, s);
  expect(kb.awaiting(after)).toEqual([1]);
  expect(after.pieces[0]).toBe(s.pieces[0]);
});

test('when one seat is left the game is over', () => {
  const s = fold(wide, began(0, 'grass'));
  const after = kb.resigned(s, 1, scripted()).reduce(kb.evolve, s);
  expect(kb.awaiting(after)).toEqual([]);
});

test('a seat out of time builds what it must and its turn passes', () => {
  const s = fold(wide, began(0, 'grass'));
  const after = kb.passed(s, 0, seeded(7)).reduce(kb.evolve, s);
  expect(after.seats[0]?.supply).toBe(37);
  expect(kb.awaiting(after)).toEqual([1]);
});

test('ties are shared: there is nothing to break them', () => {
  const s = fold(wide, built(0, '0,0'), built(1, '0,5'));
  expect(kb.scores(s).map((one) => one.tieBreaks)).toEqual([[], []]);
});

test('an action of a seat that is not awaited is unknown', () => {
  given(wide, began(0, 'grass'))
    .when(1, { action: 'build', picks: ['0,0'] })
    .refused('not-your-turn');
});
