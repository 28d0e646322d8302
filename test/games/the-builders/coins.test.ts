import { describe, expect, test } from 'vitest';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { type Options, withDefaults } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { began, given, laid, move, purse } from './kit.ts';

const take = (takeCoins: 'series' | 'atMostThree', actions: number, ...takes: readonly string[]) =>
  given(laid({ takeCoins }), began(0, actions)).when(
    0,
    takes.map((n) => move('take-coins', n)),
  );

describe('taking coins', () => {
  test.each([
    ['1', 11],
    ['2', 13],
    ['3', 16],
  ])('%s actions bring 1, 3 and 6 coins under both readings', (n, coins) => {
    take('series', 3, n).has(0, { coins, actions: 3 - Number(n) });
    take('atMostThree', 3, n).has(0, { coins, actions: 3 - Number(n) });
  });

  test.each([
    ['4', 10],
    ['5', 15],
    ['6', 21],
    ['7', 28],
    ['8', 36],
  ])('ruling 27: the series goes on, %s actions bring more', (n, coins) => {
    take('series', 8, n).has(0, { coins: 10 + coins, actions: 8 - Number(n) });
  });

  test('ruling 27: three actions at most is what a game has that chose nothing', () => {
    const laidOut = (options: Options) => theBuilders.setup(2, options, seeded(1))[0];
    expect(laidOut({})).toMatchObject({ type: 'GameLaid', takeCoins: 'atMostThree' });
    expect(laidOut({ takeCoins: 'series' })).toMatchObject({ takeCoins: 'series' });
    expect(withDefaults(theBuilders.options, {})).toMatchObject({ takeCoins: 'atMostThree' });
  });

  test('ruling 27: as printed, three actions are the most of one take', () => {
    given(laid({ takeCoins: 'atMostThree' }), began(0, 5))
      .offers(0, move('take-coins'), ['1', '2', '3'])
      .denies(0, move('take-coins'), '4', 'at-most-three');
  });

  test.each([
    [['1', '1'], 12],
    [['1', '2'], 14],
    [['1', '1', '1'], 13],
  ])('ruling 28: separate takes %j are counted apart', (takes, coins) => {
    take('series', 3, ...takes).has(0, { coins });
  });

  test('a take uses actions in hand only', () => {
    given(laid(), began(0, 2))
      .offers(0, move('take-coins'), ['1', '2'])
      .denies(0, move('take-coins'), '3', 'too-few-actions');
    given(laid(), began(0, 0)).bars(0, 'take-coins', 'no-actions-left');
  });

  test('ruling 29: a bank of a hundred pays what it has left', () => {
    given(laid({ bank: 'hundred' }), purse(0, 77), began(0))
      .when(0, [move('take-coins', '3')])
      .has(0, { coins: 10 + 77 + 3 });
    given(laid(), purse(0, 77), began(0))
      .when(0, [move('take-coins', '3')])
      .has(0, { coins: 10 + 77 + 6 });
  });
});

describe('buying actions', () => {
  test('ruling 24: five coins each, as many as one can pay', () => {
    const table = given(laid(), began(0));
    table.when(0, [move('buy-action')]).has(0, { coins: 5, actions: 4 });
    table.when(0, [move('buy-action'), move('buy-action')]).has(0, { coins: 0, actions: 5 });
    table.when(0, [move('buy-action'), move('buy-action'), move('buy-action')]).refused('too-few-coins');
  });

  test('with 5 coins and 4 actions two more cannot be bought', () => {
    given(laid(), purse(0, -5), began(0, 4))
      .when(0, [move('buy-action'), move('buy-action')])
      .refused('too-few-coins');
  });

  test('ruling 23: an action can be bought when none is left; the turn stays open until it is ended', () => {
    given(laid(), began(0))
      .when(0, [move('take-coins', '3')])
      .has(0, { coins: 16, actions: 0 })
      .when(0, [move('buy-action')])
      .has(0, { coins: 11, actions: 1 });
  });

  test('ruling 25: coins taken in the turn may buy an action in it', () => {
    given(laid(), purse(0, -10), began(0))
      .when(0, [move('take-coins', '3'), move('buy-action'), move('take-coins', '1')])
      .has(0, { coins: 2, actions: 0 });
  });
});
