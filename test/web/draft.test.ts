import { expect, test } from 'vitest';
import { scripted } from '../../domain/kernel/dice.ts';
import type { AnyRules, Seat } from '../../domain/kernel/rules.ts';
import {
  type Draft,
  emptyDraft,
  isBarrier,
  numbered,
  sketch,
  undone,
  withAction,
  withPick,
} from '../../web/game/draft.ts';
import { pearls } from '../kit/pearls.ts';

const rules: AnyRules = pearls.rules;
const dealt = rules.setup(2, { rounds: '1' }, scripted(3, 4)).reduce(rules.evolve, rules.blank());

const picked = (draft: Draft, pick: string, state: unknown = dealt, seat: Seat = 0): Draft =>
  withPick(rules, sketch(rules, state, seat, draft), seat, draft, pick);

const pressed = (draft: Draft, action: string, state: unknown = dealt, seat: Seat = 0): Draft =>
  withAction(rules, sketch(rules, state, seat, draft), seat, draft, action);

/** Both have played their only turn: now everybody guesses in secret. */
const guessing = [0, 1].reduce<unknown>((state, seat) => {
  const { take, end } = rules.actions(state, seat);
  const taken = take?.decide(state, seat, ['1'], scripted()) ?? [];
  return [...taken, ...(end?.decide(state, seat, [], scripted()) ?? [])].reduce(rules.evolve, state);
}, dealt);

test('an answer that one action alone offers chooses that action', () => {
  expect(sketch(rules, dealt, 0, emptyDraft).choice?.from).toEqual(['1', '2']);
  expect(picked(emptyDraft, '2')).toEqual({ moves: [{ action: 'take', picks: ['2'] }], current: null });
});

test('a press of a button chooses an action, a second one lets it go', () => {
  const once = pressed(emptyDraft, 'take');
  expect(once.current).toEqual({ action: 'take', picks: [] });
  expect(pressed(once, 'take')).toEqual(emptyDraft);
});

test('the end of the turn is no button: sending adds it, once it is allowed', () => {
  const start = sketch(rules, dealt, 0, emptyDraft);
  expect(start.offers.map((o) => o.action)).toEqual(['take', 'fish']);
  expect(start.sending).toBeNull();
  const { sending } = sketch(rules, dealt, 0, picked(emptyDraft, '1'));
  expect(sending?.map((m) => m.action)).toEqual(['take', 'end']);
});

test('what cannot be used stays, with its reason', () => {
  const { offers } = sketch(rules, dealt, 0, picked(emptyDraft, '1'));
  expect(offers.map((o) => [o.usable, o.first?.why])).toEqual([
    [false, 'moved'],
    [false, 'moved'],
  ]);
});

test('a move that rolls is a barrier, one that does not is none', () => {
  expect(isBarrier(rules, dealt, 0, pressed(emptyDraft, 'fish'))).toBe(true);
  expect(isBarrier(rules, dealt, 0, picked(emptyDraft, '1'))).toBe(false);
});

test('a secret answer is sent without an end', () => {
  const first = sketch(rules, guessing, 0, picked(emptyDraft, '5', guessing));
  expect(first.sending).toEqual([{ action: 'guess', picks: ['5'] }]);
  expect(first.offers).toEqual([]);
});

test('the only action that asks something is meant without a word', () => {
  expect(sketch(rules, guessing, 0, emptyDraft).move).toEqual({ action: 'guess', picks: [] });
});

test('undo takes the last answer back, then the move', () => {
  const two: Draft = { moves: [{ action: 'move', picks: ['a', 'b'] }], current: null };
  const one = undone(two);
  expect(one).toEqual({ moves: [], current: { action: 'move', picks: ['a'] } });
  expect(undone(one)).toEqual(emptyDraft);
  expect(undone(emptyDraft)).toEqual(emptyDraft);
});

test('a draft that is not legal any more is shown as far as it is, with the reason', () => {
  const moves = [
    { action: 'take', picks: ['1'] },
    { action: 'take', picks: ['2'] },
  ];
  const { refused, sending } = sketch(rules, dealt, 0, { moves, current: null });
  expect(refused).toEqual({ code: 'moved', at: 1 });
  expect(sending?.map((m) => m.action)).toEqual(['take', 'end']);
});

test('pieces are numbered by the last answer of each move', () => {
  const moves = [
    { action: 'build', picks: ['a'] },
    { action: 'move', picks: ['b', 'c'] },
    { action: 'look', picks: [] },
  ];
  expect(numbered({ moves, current: null })).toEqual(['a', 'c']);
});
