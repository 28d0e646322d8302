import { expect, test } from 'vitest';
import { kingdomBuilder } from '../../domain/games/kingdom-builder/rules.ts';
import { chosenOptions, nameOr, optionProblems, resized } from '../../web/new/plan.ts';

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
});

test('a game without a name gets one', () => {
  expect(nameOr('  ', 'Kingdom Builder', 'Ada')).toBe('Kingdom Builder with Ada');
  expect(nameOr(' Hills ', 'Kingdom Builder', 'Ada')).toBe('Hills');
});
