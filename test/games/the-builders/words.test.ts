import { describe, expect, test } from 'vitest';
import type { BuildersEvent } from '../../../domain/games/the-builders/events.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { words } from '../../../domain/games/the-builders/words.ts';
import { label, say } from '../../../domain/kernel/phrase.ts';
import { choice } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { began, fold, laid, site, team } from './kit.ts';

const told = (...events: readonly BuildersEvent[]): readonly string[] =>
  theBuilders.describe(events).map((phrase) => say(words, phrase, (seat) => ['Ada', 'Bruno'][seat] ?? ''));

const sent = (worker: string, to: string, wage: number): BuildersEvent => ({
  type: 'WorkerSent',
  seat: 1,
  worker,
  site: to,
  wage,
  actions: 1,
});

test('a card of one point says so in the singular', () => {
  expect(label(words, 'card-help', 'hutte-de-paille')).toBe('Needs 1 stone, 2 tiles; pays 6 coins, 1 point.');
});

test.each([
  [0, '0 coins'],
  [1, '1 coin'],
  [99, '99 coins'],
  [100, '100 coins'],
  [226_245, '226245 coins'],
])('%i coins are told as coins', (coins, said) => {
  const stand = { key: 'stand', seat: 0, args: { points: 118, coins } };
  expect(say(words, stand, () => 'Ada')).toBe(`Ada: 118 points and ${said}.`);
  expect(label(words, 'actions', String(coins))).toBe(said.replace('coin', 'action'));
});

test('any number of a resource that a site lacks has its words', () => {
  expect(label(words, 'amount', 'tile-1')).toBe('1 tile');
  expect(label(words, 'amount', 'tile-14')).toBe('14 tiles');
});

test('a stall is told', () => {
  expect(told({ type: 'BuildingStalled' })).toEqual(['Nobody can finish a building any more: this is the last round.']);
});

describe('a turn in words', () => {
  test('joins what is alike in one sentence', () => {
    const turn = [
      ...[...site(1, 'chapelle'), ...site(1, 'auberge')],
      ...team(1, 'master-03', 'craftsman-02'),
      sent('master-03', 'chapelle', 5),
      sent('craftsman-02', 'chapelle', 4),
      sent('laborer-10', 'auberge', 3),
    ];
    expect(told(...turn)).toEqual([
      'Bruno started the Chapel and the Inn.',
      'Bruno recruited a master (2 stone, 3 wood) and a craftsman (one of each).',
      'Bruno sent the master (2 stone, 3 wood) and the craftsman (one of each) to the Chapel for 9 coins.',
      'Bruno sent the labourer (1 knowledge, 2 tiles) to the Inn for 3 coins.',
    ]);
  });

  test('tells what a finished building and a finished machine bring', () => {
    const finished = (card: string, coins: number, points: number, machine: boolean): BuildersEvent => ({
      ...{ type: 'BuildingFinished', seat: 0, card, coins, points, back: [], machine },
    });
    expect(told(finished('chapelle', 18, 5, false))).toEqual(['Ada finished the Chapel: 5 points and 18 coins.']);
    expect(told(finished('lavoir', 6, 1, false))).toEqual(['Ada finished the Wash House: 1 point and 6 coins.']);
    expect(told(finished('cabane', 8, 0, false))).toEqual(['Ada finished the Wooden Shack: 8 coins.']);
    expect(told(finished('grue-1', 0, 1, true))).toEqual([
      'Ada finished the Crane: 1 point and a machine that works for nothing.',
    ]);
    expect(told(sent('grue-1', 'chapelle', 0))).toEqual(['Bruno sent the Crane to the Chapel.']);
  });

  test('tells coins, bought actions and actions left over', () => {
    const took = (coins: number): BuildersEvent => ({ type: 'CoinsTaken', seat: 0, actions: 1, coins });
    const bought: BuildersEvent = { type: 'ActionBought', seat: 0, price: 5 };
    const ended: BuildersEvent = { type: 'TurnEnded', seat: 0, unused: 1 };
    expect(told(took(1), took(3), bought, bought, ended)).toEqual([
      'Ada took 4 coins.',
      'Ada bought 2 actions.',
      'Ada left 1 action unused.',
    ]);
    expect(told(took(1), bought)).toEqual(['Ada took 1 coin.', 'Ada bought an action.']);
  });

  test('tells the new cards, the last round and who begins', () => {
    const workers = [{ slot: 0, card: 'apprentice-03' }];
    const refill: BuildersEvent = { type: 'RowsRefilled', workers, buildings: [], nextBuilding: null, draw: 0 };
    expect(told(refill)).toEqual(['New in the rows: an apprentice (1 wood, 1 tile).']);
    expect(told({ type: 'GoalReached', seat: 1, points: 17 })).toEqual([
      'Bruno has 17 points: this is the last round.',
    ]);
    expect(told(laid({ first: 1 }))).toEqual(['First to play: Bruno.']);
  });
});

test('the table in words names what is open, what everybody has, and what sites lack', () => {
  const s = fold(laid(), site(1, 'chapelle', 'craftsman-07'), began(0));
  expect(
    theBuilders.situation?.(s, 0).map((phrase) => say(words, phrase, (seat) => ['You', 'Bruno'][seat] ?? '')),
  ).toEqual([
    'Open buildings: Wooden Shack (needs 1 wood, 1 knowledge; 0 points, 8 coins), Bower (needs 1 stone, 1 tile; 0 points, 8 coins), Wash House (needs 1 wood, 2 tiles; 1 point, 6 coins), Covered Bridge (needs 1 wood, 2 knowledge; 1 point, 6 coins) and Inn (needs 2 stone, 1 wood, 1 knowledge, 2 tiles; 3 points, 12 coins).',
    'Workers for hire: a labourer (2 knowledge, 1 tile), a labourer (1 stone, 2 knowledge), a labourer (1 wood, 2 knowledge), a labourer (1 stone, 2 wood) and a labourer (2 wood, 1 tile).',
    'You: 0 points and 10 coins.',
    'You, free: an apprentice (1 wood, 1 knowledge).',
    'Bruno: 0 points and 10 coins.',
    'Bruno, site: the Chapel lacks 1 wood, 2 knowledge and 3 tiles.',
    'Bruno, free: an apprentice (1 knowledge, 1 tile).',
  ]);
});

test('every question and every reason has words', () => {
  const s = fold(theBuilders.setup(2, {}, seeded(3)));
  const seat = s.first;
  for (const action of Object.keys(theBuilders.actions(s, seat))) {
    const asked = choice(theBuilders, s, seat, { action, picks: [] });
    if (!asked) continue;
    if (asked.from.length > 0) expect(words.labels.ask?.[asked.ask]).toBeDefined();
    else expect(words.labels.why?.[asked.why ?? '']).toBeDefined();
  }
});
