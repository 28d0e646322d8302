// What a title that says nothing of itself looks like at the table: worked out from `next()` and the words that there are.

import { onlyAsking } from './draft.ts';
import type { Answer, AnyAt, AnyGameView, Group } from './game-view.ts';
import { label, type Words } from './phrase.ts';
import type { AnyPlayRules, Pick } from './rules.ts';

const PLACE = /^-?\d+,-?\d+/;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a pick by whatever kind of thing the title has a word for. */
const pickWords = (words: Words, pick: Pick): string => {
  const kind = Object.keys(words.labels).find((one) => words.labels[one]?.[pick] !== undefined);
  return sentence(label(words, kind ?? 'answer', pick));
};

const actionsOf = (words: Words, at: AnyAt): readonly Answer[] =>
  at.offers
    .filter((offer) => offer.usable && offer.action !== at.move?.action)
    .map(({ action }) => ({
      action,
      pick: null,
      text: label(words, 'action', action),
      hint: words.labels['action-help']?.[action] ?? '',
      icon: null,
    }));

const picksOf = (words: Words, at: AnyAt, onBoard: (pick: Pick) => boolean): readonly Answer[] => {
  const { move, choice } = at;
  if (!move || !choice) return [];
  return choice.from
    .filter((pick) => !onBoard(pick))
    .map((pick) => ({ action: move.action, pick, text: pickWords(words, pick), hint: '', icon: null }));
};

const groupsOf = (words: Words, at: AnyAt): readonly Group[] =>
  [
    { heading: '', form: 'buttons' as const, answers: picksOf(words, at, (pick) => PLACE.test(pick)) },
    { heading: at.move ? 'Or' : '', form: 'buttons' as const, answers: actionsOf(words, at) },
  ].filter((group) => group.answers.length > 0);

/** A view for any rules; a title overrides what it can say better. */
export const plainView = (rules: AnyPlayRules, words: Words): AnyGameView => ({
  facts: ({ state, seat }) => {
    const total = rules.scores(state)[seat]?.total;
    return total === undefined ? [] : [{ icon: null, figure: String(total), word: 'points', end: true }];
  },
  question: ({ move, choice }) => ({
    heading:
      move && choice ? sentence(label(words, 'ask', choice.ask)) : choice ? 'Your turn' : 'Your turn is complete',
    line: move ? (words.labels['action-help']?.[move.action] ?? '') : 'Nothing is final before you send.',
  }),
  answers: (at) => groupsOf(words, at),
  action: (_at, action) => ({
    text: label(words, 'action', action),
    hint: words.labels['action-help']?.[action] ?? '',
    icon: null,
  }),
  first: onlyAsking,
  filled: () => [],
  consequence: () => null,
  refusal: ({ state, seat, move, choice }, thing) => {
    const code = move ? rules.whyNot(state, seat, move, thing) : null;
    if (code) return `${sentence(label(words, 'why', code)).replace(/\.$/, '')}.`;
    return choice ? 'This is no answer to the question.' : 'Nothing can be chosen here now.';
  },
  warning: () => null,
  explain: () => null,
  news: () => null,
  goals: ({ state }) =>
    Object.keys(rules.scores(state)[0]?.parts ?? {}).map((part) => ({
      thing: `part:${part}`,
      name: label(words, 'part', part),
      part,
    })),
  player: () => ({ line: '', things: [] }),
  onBoard: (_state, pick) => PLACE.test(pick),
  shape: { aspect: () => null, near: 44, panel: 'plain', unit: 'points' },
  guide: [
    'This line says what you hold and what is left in this turn.',
    'Here stands what you are asked, with every answer. What can be chosen on the board is ringed there.',
    'Nothing is final before you send: take back what you like.',
  ],
});
