// What a title that says nothing of itself looks like at the table: worked out from `next()` and the words that there are.

import { onlyAsking } from './draft.ts';
import type { AnyGameView } from './game-view.ts';
import { label, type Words } from './phrase.ts';
import type { AnyPlayRules } from './rules.ts';

const PLACE = /^-?\d+,-?\d+/;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  // The frame itself makes answers of whatever is offered and not told here.
  answers: () => [],
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
      name: sentence(label(words, 'part', part)),
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
