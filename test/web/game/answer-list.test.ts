import { expect, test } from 'vitest';
import { emptyDraft, sketch } from '../../../domain/kernel/draft.ts';
import type { AnyAt, AnyGameView } from '../../../domain/kernel/game-view.ts';
import { plainView } from '../../../domain/kernel/plain-view.ts';
import type { AnyPlayRules } from '../../../domain/kernel/rules.ts';
import { answerGroups, placeGroup, placesOf } from '../../../web/game/answer-list.ts';
import { pearls } from '../../kit/pearls.ts';

type Tree = Readonly<Record<string, readonly string[]>>;

/** Rules of a table of walks: `walk` asks by the first tree, `swim` by the second. */
const asking = (walk: Tree, swim: Tree): AnyPlayRules => {
  const action = (tree: Tree) => ({
    next: (_s: unknown, _seat: number, picks: readonly string[]) => {
      const from = tree[picks.join(' ')];
      return from ? { ask: 'way', from } : null;
    },
    decide: () => [],
  });
  return { ...pearls.rules, actions: () => ({ walk: action(walk), swim: action(swim) }), awaiting: () => [0] };
};

const words = { phrases: {}, labels: { action: { walk: 'Walk', swim: 'Swim' }, answer: { stop: 'stop here' } } };

const atOf = (rules: AnyPlayRules, view: AnyGameView, draft = emptyDraft): AnyAt => {
  const { state, move, choice, offers } = sketch(rules, {}, 0, draft, view.first);
  return { state, sent: {}, seat: 0, viewer: 0, names: ['You'], move, choice, offers, draft };
};

const listed = (rules: AnyPlayRules, draft = emptyDraft, more: Partial<AnyGameView> = {}) => {
  const view = { ...plainView(rules, words), ...more };
  return answerGroups(view, words, atOf(rules, view, draft)).map((group) =>
    group.answers.map(({ action, pick, text }) => `${action} ${pick}: ${text}`),
  );
};

test('a title that says nothing has a button for each action that is not chosen by a place', () => {
  expect(listed(asking({ '': ['1,1', '1,2'] }, { '': ['1,1', '3,3'] }))).toEqual([
    ['walk null: Walk', 'swim null: Swim'],
  ]);
  expect(listed(asking({ '': ['1,1'] }, { '': ['3,3'] }))).toEqual([]);
});

test('an action that begins with a word has a button, though no other one offers that word', () => {
  expect(listed(asking({ '': ['1', '2'] }, { '': ['3,3'] }))).toEqual([['walk null: Walk']]);
});

test('words that are offered are answers, places stay on the board', () => {
  const rules = asking({ '': ['1,1', '2,2'], '1,1': ['stop', '4,4'] }, { '': [] });
  const draft = { moves: [], current: { action: 'walk', picks: ['1,1'] } };
  expect(listed(rules, draft)).toEqual([['walk stop: Stop here']]);
});

test('the only place that would end the move is a button too', () => {
  const rules = asking({ '': ['1,1', '2,2'], '1,1': ['4,4'] }, { '': [] });
  const draft = { moves: [], current: { action: 'walk', picks: ['1,1'] } };
  expect(listed(rules, draft)).toEqual([['walk 4,4: Walk']]);
});

test('what a title says stands first, and what it forgot is added', () => {
  const rules = asking({ '': ['stop', 'on'] }, { '': [] });
  const draft = { moves: [], current: { action: 'walk', picks: [] } };
  const own = { action: 'walk', pick: 'stop', text: 'Stay', hint: '', icon: null };
  const groups = listed(rules, draft, { answers: () => [{ heading: '', form: 'buttons', answers: [own] }] });
  expect(groups).toEqual([['walk on: On'], ['walk stop: Stay']]);
});

test('an answer lights the places that it leads to, past what is taken by itself', () => {
  const rules = asking({ '': ['place'], place: ['1,1', '2,2'] }, { '': ['3,3'] });
  const view = plainView(rules, words);
  const answer = { action: 'walk', pick: null, text: '', hint: '', icon: null };
  expect(placesOf(view, rules, atOf(rules, view), answer)).toEqual(['1,1', '2,2']);
});

test('places can be read as a list, with the names of the board', () => {
  const rules = asking({ '': ['1,1', '2,2'] }, { '': [] });
  const view = plainView(rules, words);
  const group = placeGroup(view, atOf(rules, view), [], (pick) => `hex ${pick}`);
  expect(group?.answers.map(({ action, text }) => `${action} ${text}`)).toEqual(['walk hex 1,1', 'walk hex 2,2']);
});
