import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';

const firstSections = ['tavern', 'paddock', 'oasis', 'farm'];
const sections = { mode: 'chosen', chosen: firstSections, rotation: 'none' };
const cards = { mode: 'chosen', chosen: ['fishermen', 'knights', 'merchants'] };

const refused = (input: object) =>
  notation({ command: 'options', input: { players: 4, modules: {}, sections, cards, ...input } });

test.each([
  ['nothing is wrong with the first game', {}, []],
  ['no such first player', { startPlayer: 4 }, ['start-player']],
  ['an unknown module', { modules: { pirates: true } }, ['unknown-module']],
  ['one section twice', { sections: { ...sections, chosen: ['farm', 'farm', 'oasis', 'tavern'] } }, ['sections-count']],
  [
    'an unknown section',
    { sections: { ...sections, chosen: ['atlantis', 'paddock', 'oasis', 'farm'] } },
    ['unknown-section'],
  ],
  [
    'a section of a module that is off',
    { sections: { ...sections, chosen: ['quarry', 'paddock', 'oasis', 'farm'] } },
    ['section-module-off'],
  ],
  ['chosen sections with random ones', { sections: { mode: 'random', chosen: firstSections } }, ['chosen-but-random']],
  ['another spread', { sections: { mode: 'random', spread: 'odd' } }, ['spread']],
  ['another rotation', { sections: { ...sections, rotation: [true, false] } }, ['rotation']],
  ['one card twice', { cards: { mode: 'chosen', chosen: ['lords', 'lords', 'miners'] } }, ['cards-count']],
  ['an unknown card', { cards: { mode: 'chosen', chosen: ['lords', 'pirates', 'miners'] } }, ['unknown-card']],
  [
    'a card of a module that is off',
    { cards: { mode: 'chosen', chosen: ['families', 'knights', 'merchants'] } },
    ['card-module-off'],
  ],
  [
    'too few cards to draw from',
    {
      cards: {
        mode: 'random',
        exclude: ['lords', 'miners', 'hermits', 'knights', 'farmers', 'citizens', 'workers', 'merchants'],
      },
    },
    ['cards-too-few'],
  ],
  ['a capitol without its sections', { queenies: { capitol: true } }, ['capitol-needs-oracle-or-harbor']],
  ['an unknown value of a rule', { rules: { lordsZero: 'third' } }, ['rule:lordsZero']],
  ['an unknown rule', { rules: { gravity: 'low' } }, ['rule:gravity']],
])('%s', (_, input, codes) => {
  expect(refused(input)).toEqual({ refused: codes });
});

test('options that are no options are malformed', () => {
  expect(refused({ startPlayer: { seat: 1 } })).toMatchObject({ error: { code: 'malformed' } });
});
