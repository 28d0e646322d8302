import { describe, expect, test } from 'vitest';
import { notation } from '../../../domain/games/the-builders/notation/notation.ts';

const ask = (command: string, input: unknown) => notation({ command, input });

const chapel = {
  seats: 2,
  turn: { seat: 0, actions: 3 },
  builders: [
    {
      coins: 12,
      workers: ['craftsman-10'],
      sites: [{ card: 'chapelle', workers: ['craftsman-07', 'apprentice-01'] }],
      finished: ['grue-1', 'lavoir'],
    },
    { coins: 30 },
  ],
  rows: { workers: ['master-01'], buildings: ['cabane', null], next: 'hotel' },
};

describe('the notation of positions', () => {
  test('score: everything that scores, by name', () => {
    expect(ask('score', chapel)).toEqual({
      seats: [
        { buildings: 1, machines: 1, coins: 1, total: 3 },
        { buildings: 0, machines: 0, coins: 3, total: 3 },
      ],
    });
  });

  test('next: the question, the end of the questions, the reason why not', () => {
    expect(ask('next', { ...chapel, action: 'send' })).toEqual({ ask: 'worker', from: ['craftsman-10', 'grue-1'] });
    expect(ask('next', { ...chapel, action: 'send', picks: ['grue-1', 'chapelle'] })).toEqual({ ask: null, from: [] });
    expect(ask('next', { ...chapel, action: 'look' })).toEqual({ ask: null, from: [] });
    expect(ask('next', { ...chapel, turn: { seat: 0, actions: 0 }, action: 'start' })).toEqual({
      from: [],
      error: { code: 'no-actions-left', message: 'You have no action left; another one costs 5 coins.' },
    });
    expect(ask('next', { ...chapel, action: 'dance' })).toMatchObject({ error: { code: 'unknown-action' } });
  });

  test('play: the steps and the position after them, which plays on', () => {
    const moves = [
      { action: 'send', picks: ['craftsman-10', 'chapelle'] },
      { action: 'take-coins', picks: ['2'] },
    ];
    const answer = ask('play', { ...chapel, moves });
    expect(answer).toMatchObject({
      steps: [
        { action: 'send', events: [{ type: 'WorkerSent' }, { type: 'BuildingFinished', coins: 18, points: 5 }] },
        { action: 'take-coins', events: [{ type: 'CoinsTaken', coins: 3 }] },
      ],
      position: { builders: [{ coins: 12 - 4 + 18 + 3, sites: [] }, {}] },
    });
    const { position } = answer as { readonly position: Record<string, unknown> };
    expect(ask('play', { ...position, moves: [] })).toEqual({ steps: [], position });
    expect(ask('score', position)).toMatchObject({ seats: [{ total: 1 + 1 + 5 + 2 }, {}] });
  });

  test('play: rolls as the dice say and tells when they run out', () => {
    const moves = [{ action: 'look', picks: [] }];
    expect(ask('play', { ...chapel, moves, dice: [0, 0, 0, 0, 0, 0, 0, 0] })).toMatchObject({
      position: {
        rows: { workers: ['master-01', 'apprentice-02', 'apprentice-03', 'apprentice-04', 'apprentice-05'] },
      },
    });
    expect(ask('play', { ...chapel, moves, dice: [0] })).toMatchObject({ error: { code: 'dice-used-up' } });
  });

  test('play: a refused move names its place', () => {
    const moves = [
      { action: 'buy-action', picks: [] },
      { action: 'start', picks: ['chapelle'] },
    ];
    expect(ask('play', { ...chapel, moves })).toMatchObject({ error: { code: 'illegal-pick', at: 1 } });
  });

  test('made-up cards are built like printed ones and come back in the same form', () => {
    const cards = {
      hut: { needs: [1, 0, 0, 0], coins: 3, points: 2 },
      mill: { needs: [1, 0, 0, 0], points: 1, gives: [0, 4, 0, 0] },
      hand: { wage: 1, gives: [1, 0, 0, 0] },
    };
    const builders = [{ coins: 5, workers: ['hand'], sites: [{ card: 'hut' }, { card: 'mill' }] }];
    const moves = [
      { action: 'send', picks: ['hand', 'hut'] },
      { action: 'send', picks: ['hand', 'mill'] },
    ];
    const answer = ask('play', { seats: 2, turn: { seat: 0 }, builders, cards, moves });
    expect(answer).toMatchObject({ position: { builders: [{ coins: 5 - 1 + 3 - 1, workers: ['hand', 'mill'] }, {}] } });
    const { position } = answer as { readonly position: unknown };
    expect(ask('score', position)).toMatchObject({ seats: [{ buildings: 2, machines: 1 }, {}] });
  });

  test('options: nothing for what fits, codes for what does not', () => {
    expect(ask('options', { seats: 2, options: { takeCoins: 'atMostThree' } })).toEqual({ refused: [] });
    expect(ask('options', { seats: 5, options: { takeCoins: 'many', gold: true } })).toEqual({
      refused: ['seats', 'option:takeCoins', 'unknown-option:gold'],
    });
  });

  test.each<[string, unknown]>([
    ['malformed', 7],
    ['malformed', { builders: [{ coins: -1 }] }],
    ['unknown-key', { builders: [{ gold: 1 }] }],
    ['unknown-card', { builders: [{ workers: ['smith-01'] }] }],
    ['wrong-card', { builders: [{ workers: ['chapelle'] }] }],
    ['card-twice', { builders: [{ workers: ['master-01'] }, { workers: ['master-01'] }] }],
    ['not-finished', { builders: [{ workers: ['grue-1'] }] }],
    ['option:bank', { builders: [{}], options: { bank: 'none' } }],
    ['seats', { builders: [] }],
    ['seats', { builders: [{}, {}, {}, {}, {}] }],
    ['malformed', { builders: [{}], rows: { workers: Array.from({ length: 6 }, () => null) } }],
  ])('a bad position is answered with %s', (code, input) => {
    expect(ask('score', input)).toMatchObject({ error: { code } });
  });

  test.each([
    ['a site that has all it needs', { builders: [{ sites: [{ card: 'hut', workers: ['hand'] }] }, {}] }],
    [
      'a machine in two places',
      {
        builders: [{ finished: ['grue-1'], workers: ['grue-1'], sites: [{ card: 'hotel', workers: ['grue-1'] }] }, {}],
      },
    ],
    ['more coins than the bank holds', { builders: [{ coins: 60 }, { coins: 41 }], options: { bank: 'hundred' } }],
    ['a turn of who has left', { builders: [{ resigned: true }, {}], turn: { seat: 0 } }],
    [
      'more sent than stand there',
      {
        builders: [{ sites: [{ card: 'hotel', workers: ['master-01'] }] }, {}],
        turn: { seat: 0, sent: { hotel: 2 } },
      },
    ],
    [
      'sent to a site of another',
      { builders: [{}, { sites: [{ card: 'hotel' }] }], turn: { seat: 0, sent: { hotel: 1 } } },
    ],
  ])('a position that cannot be is refused: %s', (_, input) => {
    const cards = { hut: { needs: [1, 0, 0, 0] }, hand: { wage: 1, gives: [1, 0, 0, 0] } };
    expect(notation({ command: 'score', input: { cards, ...input } })).toMatchObject({
      error: { code: 'impossible' },
    });
  });

  test('an unknown command is answered, not thrown', () => {
    expect(ask('fly', {})).toMatchObject({ error: { code: 'unknown-command' } });
  });
});
