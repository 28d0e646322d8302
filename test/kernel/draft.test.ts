import { expect, test } from 'vitest';
import {
  type Draft,
  emptyDraft,
  isBarrier,
  numbered,
  sketch,
  undone,
  withAction,
  without,
  withPick,
} from '../../domain/kernel/draft.ts';
import { scripted } from '../../domain/kernel/random.ts';
import type { AnyRules, Seat } from '../../domain/kernel/rules.ts';
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

/** A walk of questions as a tree: what may be answered after these answers; nothing more completes the move. */
const asking = (tree: Readonly<Record<string, readonly string[]>>): AnyRules => {
  const next = (_state: unknown, _seat: Seat, picks: readonly string[]) => {
    const from = tree[picks.join(' ')];
    return from ? { ask: 'way', from } : null;
  };
  return { ...rules, actions: () => ({ walk: { next, decide: () => [] } }), awaiting: () => [0], evolve: (s) => s };
};

const walked = (tree: AnyRules, draft: Draft, pick: string): Draft =>
  withPick(tree, sketch(tree, {}, 0, draft), 0, draft, pick);

test('undo takes the last answer back, then the move', () => {
  const tree = asking({ '': ['a', 'x'], a: ['b', 'c'] });
  const two: Draft = { moves: [{ action: 'walk', picks: ['a', 'b'] }], current: null };
  const one = undone(tree, {}, 0, two);
  expect(one).toEqual({ moves: [], current: { action: 'walk', picks: ['a'] } });
  expect(undone(tree, {}, 0, one)).toEqual(emptyDraft);
  expect(undone(tree, {}, 0, emptyDraft)).toEqual(emptyDraft);
});

test('the only answer is taken by itself as long as the move goes on', () => {
  const tree = asking({ '': ['place'], place: ['a', 'b'], 'place a': ['c'], 'place a c': ['d'] });
  const now = sketch(tree, {}, 0, emptyDraft);
  const asked = withAction(tree, now, 0, emptyDraft, 'walk');
  expect(asked.current?.picks).toEqual(['place']);
  expect(walked(tree, asked, 'a').current?.picks).toEqual(['place', 'a', 'c']);
});

test('the only answer that would end the move waits for a press', () => {
  const tree = asking({ '': ['a', 'b'], a: ['c'] });
  expect(walked(tree, emptyDraft, 'a')).toEqual({ moves: [], current: { action: 'walk', picks: ['a'] } });
});

test('nothing is taken by itself before the first press', () => {
  const tree = asking({ '': ['place'], place: ['a', 'b'] });
  expect(sketch(tree, {}, 0, emptyDraft).move?.picks).toEqual([]);
});

test('undo goes back past what was taken by itself', () => {
  const tree = asking({ '': ['place'], place: ['a', 'b'], 'place a': ['c', 'd'] });
  const open: Draft = { moves: [], current: { action: 'walk', picks: ['place', 'a'] } };
  const back = undone(tree, {}, 0, open);
  expect(back.current?.picks).toEqual(['place']);
  expect(undone(tree, {}, 0, back)).toEqual(emptyDraft);
});

test('undo goes back past a whole run that was taken by itself', () => {
  const tree = asking({ '': ['x'], x: ['y'], 'x y': ['a', 'b'] });
  const open: Draft = { moves: [], current: { action: 'walk', picks: ['x', 'y'] } };
  expect(undone(tree, {}, 0, open)).toEqual(emptyDraft);
});

test('another answer to an earlier question of the move changes it at once', () => {
  const tree = asking({ '': ['card1', 'card2'], card1: ['a', 'b'], card2: ['c', 'd'] });
  expect(walked(tree, walked(tree, emptyDraft, 'card1'), 'card2').current?.picks).toEqual(['card2']);
});

test('an answer that is taken out leaves the later ones that still fit', () => {
  const all = ['a', 'b', 'c'];
  const tree = asking({ '': all, a: all, b: all, c: all, 'a b': all, 'a b c': all });
  const open: Draft = { moves: [], current: { action: 'walk', picks: ['a', 'b', 'c'] } };
  expect(
    without(asking({ '': all, b: all, 'b c': all }), sketch(tree, {}, 0, open), 0, open, 'a').current?.picks,
  ).toEqual(['b', 'c']);
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

test('pieces are numbered by the last answer of each move that lies on the board', () => {
  const moves = [
    { action: 'build', picks: ['a'] },
    { action: 'move', picks: ['b', 'c'] },
    { action: 'look', picks: [] },
  ];
  expect(numbered({ moves, current: null }, (pick) => pick !== 'c')).toEqual(['a', 'b']);
});
