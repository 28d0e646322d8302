import { describe, expect, test } from 'vitest';
import { type Amounts, type Card, lacking } from '../../../domain/games/the-builders/cards/card.ts';
import { missing } from '../../../domain/games/the-builders/state.ts';
import { began, done, from, given, laid, move, purse, site, team } from './kit.ts';

describe('finishing a site', () => {
  test('the Chapel is finished by the third worker, pays 18 coins and frees all three', () => {
    const table = given(
      laid(),
      site(0, 'chapelle'),
      team(0, 'craftsman-07', 'craftsman-10'),
      purse(0, 10),
      began(0, 6),
    );
    const two = table.when(0, [move('send', 'craftsman-07', 'chapelle'), move('send', 'apprentice-01', 'chapelle')]);
    two.brings('WorkerSent', 'WorkerSent').has(0, { coins: 14, points: 0 });
    const three = two.when(0, [move('send', 'craftsman-10', 'chapelle')]);
    three
      .gives(
        { type: 'WorkerSent', seat: 0, worker: 'craftsman-10', site: 'chapelle', wage: 4, actions: 3 },
        {
          type: 'BuildingFinished',
          seat: 0,
          card: 'chapelle',
          coins: 18,
          points: 5,
          back: ['craftsman-07', 'apprentice-01', 'craftsman-10'],
          machine: false,
        },
      )
      .has(0, { coins: 28, points: 5, actions: 0 });
    expect(three.state.builders[0]).toMatchObject({
      free: ['craftsman-07', 'apprentice-01', 'craftsman-10'],
      sites: [],
      finished: ['chapelle'],
    });
  });

  test('ruling 16: surplus of one kind never replaces another', () => {
    const { state } = given(laid(), site(0, 'cabane'), team(0, 'craftsman-05'), began(0)).when(0, [
      move('send', 'craftsman-05', 'cabane'),
    ]);
    const [left] = state.builders[0]?.sites ?? [];
    expect(left && missing(state, left)).toEqual([0, 0, 1, 0]);
  });

  test.each([0, 1, 2, 3])('ruling 16: kind %i in plenty leaves the others missing', (kind) => {
    const of = (i: number): number => (i === kind ? 9 : 0);
    const plenty: Amounts = [of(0), of(1), of(2), of(3)];
    const wanted = [2, 2, 2, 2].map((n, i) => (i === kind ? 0 : n));
    expect(lacking([2, 2, 2, 2], plenty)).toEqual(wanted);
  });

  test('ruling 16: surplus is lost', () => {
    given(laid(), site(0, 'cabane'), team(0, 'master-04'), began(0))
      .when(0, [move('send', 'master-04', 'cabane')])
      .brings('WorkerSent', 'BuildingFinished')
      .has(0, { coins: 13, points: 0 });
  });

  test('ruling 12: the last wage cannot be paid out of the reward of the same site', () => {
    given(laid(), site(0, 'cabane'), purse(0, -9), began(0)).bars(0, 'send', 'too-few-coins');
  });

  test('ruling 26: the coins of a site finished in the turn pay wages and actions in it', () => {
    given(laid(), site(0, 'cabane'), site(0, 'auberge'), purse(0, -8), began(0, 1))
      .when(0, [move('send', 'apprentice-01', 'cabane'), move('buy-action'), move('send', 'apprentice-01', 'auberge')])
      .has(0, { coins: 1, actions: 0 });
  });

  test('ruling 13: a worker freed in the turn may be sent again for its wage and one action', () => {
    given(laid(), site(0, 'cabane'), site(0, 'auberge'), began(0))
      .when(0, [move('send', 'apprentice-01', 'cabane'), move('send', 'apprentice-01', 'auberge')])
      .has(0, { coins: 10 - 2 + 8 - 2, actions: 1 });
  });

  test('opened, worked on and finished in one turn: 8 coins, 1 action and 2 points are left', () => {
    const hut: Card = { kind: 'building', id: 'hut', name: 'Hut', needs: [1, 1, 1, 1], coins: 3, points: 2 };
    const hand: Card = { kind: 'worker', id: 'hand', name: 'Hand', rank: 'master', wage: 5, gives: [1, 1, 1, 1] };
    const { state } = given(laid({ buildings: ['hut'] }), team(0, 'hand'), began(0));
    from({ ...state, made: { hut, hand } })
      .when(0, [move('start', 'hut'), move('send', 'hand', 'hut')])
      .has(0, { coins: 8, actions: 1, points: 2 });
  });
});

describe('machines', () => {
  test('ruling 7: a machine does not work while it is a site', () => {
    given(laid(), site(0, 'grue-2'), site(0, 'cathedrale'), began(0))
      .offers(0, move('send'), ['apprentice-01'])
      .denies(0, move('send'), 'grue-2', 'not-finished');
  });

  test('ruling 10: a finished machine pays no coins, only points', () => {
    given(laid(), site(0, 'four-a-tuiles-1'), began(0))
      .when(0, [move('send', 'apprentice-01', 'four-a-tuiles-1')])
      .has(0, { coins: 8, points: 1 });
  });

  test('ruling 8: a machine finished in the turn may be sent in it', () => {
    const { state } = given(laid(), site(0, 'four-a-tuiles-1'), site(0, 'auberge'), began(0)).when(0, [
      move('send', 'apprentice-01', 'four-a-tuiles-1'),
      move('send', 'four-a-tuiles-1', 'auberge'),
    ]);
    expect(state.builders[0]).toMatchObject({
      free: ['apprentice-01'],
      sites: [{ card: 'auberge', workers: ['four-a-tuiles-1'] }],
      finished: ['four-a-tuiles-1'],
    });
  });

  test('ruling 9: a machine may be built with another machine', () => {
    given(laid(), done(0, 'grue-1'), site(0, 'four-a-tuiles-2', 'apprentice-05'), began(0))
      .when(0, [move('send', 'grue-1', 'four-a-tuiles-2')])
      .brings('WorkerSent', 'BuildingFinished')
      .has(0, { coins: 10, points: 3 });
  });
});
