import { expect, test } from 'vitest';
import { kingdomBuilder } from '../../domain/games/kingdom-builder/title.ts';
import { blankTable } from '../../domain/kernel/lifecycle.ts';
import {
  chosenOptions,
  nameOr,
  optionProblems,
  PACES,
  paceOf,
  planLike,
  requestOf,
  resized,
} from '../../web/new/plan.ts';

const { rules } = kingdomBuilder;

test('the first seat is mine, further ones are open', () => {
  expect(resized([], 3).map((s) => s.kind)).toEqual(['me', 'open', 'open']);
  expect(
    resized(
      [
        { kind: 'me', email: '' },
        { kind: 'bot', email: '' },
        { kind: 'open', email: '' },
      ],
      2,
    ),
  ).toHaveLength(2);
});

test('only what differs from the defaults and means something is asked for', () => {
  const options = { 'cards.mode': 'random', 'cards.chosen': ['lords'], 'sections.mode': 'random' };
  expect(chosenOptions(rules.options, options)).toEqual({});
  expect(
    chosenOptions(rules.options, { 'cards.mode': 'chosen', 'cards.chosen': ['lords', 'miners', 'knights'] }),
  ).toEqual({
    'cards.mode': 'chosen',
    'cards.chosen': ['lords', 'miners', 'knights'],
  });
});

test('options that make no game are known before anything is sent', () => {
  expect(optionProblems(rules, 2, {})).toEqual([]);
  expect(optionProblems(rules, 2, { 'cards.mode': 'chosen', 'cards.chosen': ['lords'] })).not.toEqual([]);
  expect(optionProblems(rules, 2, { 'sections.rotation': 'sideways' })).toEqual(['rotation']);
});

test('a game without a name gets one', () => {
  expect(nameOr('  ', 'Kingdom Builder', 'Ada')).toBe('Kingdom Builder with Ada');
  expect(nameOr(' Hills ', 'Kingdom Builder', 'Ada')).toBe('Hills');
});

const ids = { nonce: '0'.repeat(32), commandId: 'a-command' };

test('a game like another one has its options and pace, its bots, and free seats for the people', () => {
  const person = { kind: 'person', id: 'ada' } as const;
  const seat = { nonce: '', invitation: null, resigned: false };
  const clock = PACES[1]?.clock ?? { kind: 'none' };
  const table = {
    ...blankTable,
    ...{ title: 'kingdom-builder', name: 'Hills', clock, options: { 'cards.mode': 'random' } },
    seats: [
      { ...seat, player: person },
      { ...seat, player: { kind: 'bot', level: 'greedy' } as const },
      { ...seat, player: person },
    ],
  };
  const plan = planLike(table, 2);
  expect(plan.seats.map((s) => s.kind)).toEqual(['me', 'open', 'bot']);
  expect(paceOf(plan.clock)).toBe('day');
  expect(requestOf(plan, rules, 'Hills again', ids)).toEqual({
    ...{ title: 'kingdom-builder', name: 'Hills again', options: {}, clock, visibility: 'private', ...ids },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
  });
});
