import { describe, expect, test } from 'vitest';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { began, done, given, laid, move, purse, site, team } from './kit.ts';

const MASTERS = ['master-01', 'master-02', 'master-03', 'master-04'];
const rich = purse(0, 90);
const twoSites = [site(0, 'cathedrale'), site(0, 'aqueduc')];

const costs = (actions: number, sends: readonly (readonly [string, string])[]): readonly number[] => {
  const { state } = given(laid(), ...twoSites, team(0, ...MASTERS), rich, began(0, actions));
  let s = state;
  return sends.map(([worker, to]) => {
    const events = theBuilders.actions(s, 0).send?.decide(s, 0, [worker, to], noDice) ?? [];
    s = events.reduce(theBuilders.evolve, s);
    return events.flatMap((e) => (e.type === 'WorkerSent' ? [e.actions] : []))[0] ?? 0;
  });
};

const noDice = {
  drawn: 0,
  below: (): number => {
    throw new Error('a send rolls nothing');
  },
  reveal: (): void => {},
};

describe('what sending costs in actions', () => {
  test.each([
    ['one worker: 1', ['A'], [1]],
    ['ruling 1, two to one site: 1 and 2', ['A', 'A'], [1, 2]],
    ['ruling 2, four to one site: 10 in all', ['A', 'A', 'A', 'A'], [1, 2, 3, 4]],
    ['ruling 4, one each to two sites: 2 in all', ['A', 'B'], [1, 1]],
    ['ruling 5, what lies between resets nothing: 4 in all', ['A', 'B', 'A'], [1, 1, 2]],
    ['two each to two sites: 6 in all', ['A', 'A', 'B', 'B'], [1, 2, 1, 2]],
  ])('%s', (_, sites, wanted) => {
    const sends = sites.map((name, i) => [MASTERS[i] ?? '', name === 'A' ? 'cathedrale' : 'aqueduc'] as const);
    expect(costs(10, sends)).toEqual(wanted);
  });

  test('ruling 1: both wages are paid', () => {
    given(laid(), site(0, 'cathedrale'), team(0, 'master-01'), began(0))
      .when(0, [move('send', 'apprentice-01', 'cathedrale'), move('send', 'master-01', 'cathedrale')])
      .has(0, { coins: 3, actions: 0 });
  });

  test('ruling 2: three actions do not reach for three to one site, six do', () => {
    const three = MASTERS.slice(0, 3).map((worker) => move('send', worker, 'cathedrale'));
    const table = given(laid(), site(0, 'cathedrale'), team(0, ...MASTERS), rich, began(0));
    table.when(0, three).refused('too-few-actions');
    table
      .when(0, [move('buy-action'), move('buy-action'), move('buy-action'), ...three])
      .has(0, { coins: 70, actions: 0 });
  });

  test('ruling 3: workers left there from earlier turns do not count, and the next turn starts at one', () => {
    given(laid(), site(0, 'cathedrale', 'laborer-01', 'laborer-02'), team(0, 'master-01'), began(0))
      .when(0, [move('send', 'master-01', 'cathedrale')])
      .has(0, { actions: 2 })
      .when(0, [move('end')])
      .when(1, [move('end')])
      .when(0, [move('send', 'apprentice-01', 'cathedrale')])
      .has(0, { actions: 2 });
  });

  test('ruling 6: a machine costs no coins and counts as one more in actions', () => {
    given(laid(), site(0, 'cathedrale'), done(0, 'grue-1'), began(0))
      .when(0, [move('send', 'apprentice-01', 'cathedrale'), move('send', 'grue-1', 'cathedrale')])
      .has(0, { coins: 8, actions: 0 });
  });

  test('ruling 14: a freed worker costs more only where somebody was sent in this turn already', () => {
    given(laid(), site(0, 'cabane'), site(0, 'aqueduc'), team(0, 'master-01', 'master-02'), rich, began(0, 9))
      .when(0, [move('send', 'apprentice-01', 'cabane'), move('send', 'apprentice-01', 'aqueduc')])
      .has(0, { actions: 7 })
      .when(0, [move('send', 'master-01', 'aqueduc')])
      .has(0, { actions: 5 });
  });
});

describe('who can be sent where', () => {
  test('ruling 11: nobody whose wage one cannot pay, and there is no debt', () => {
    given(laid(), site(0, 'cathedrale'), team(0, 'master-01'), purse(0, -6), began(0))
      .offers(0, move('send'), ['apprentice-01'])
      .denies(0, move('send'), 'master-01', 'too-few-coins')
      .when(0, [move('send', 'master-01', 'cathedrale')])
      .refused('illegal-pick');
    given(laid(), site(0, 'cathedrale'), purse(0, -9), began(0)).bars(0, 'send', 'too-few-coins');
  });

  test('ruling 15: nobody leaves a site before it is finished', () => {
    given(laid(), site(0, 'cathedrale', 'master-01'), site(0, 'aqueduc'), began(0))
      .offers(0, move('send'), ['apprentice-01'])
      .denies(0, move('send'), 'master-01', 'on-a-site');
  });

  test('ruling 17: somebody who adds nothing that is missing may be sent all the same', () => {
    given(laid(), site(0, 'pont-en-pierre'), team(0, 'craftsman-04'), began(0))
      .offers(0, move('send', 'craftsman-04'), ['pont-en-pierre'])
      .when(0, [move('send', 'craftsman-04', 'pont-en-pierre')])
      .brings('WorkerSent');
  });

  test('ruling 18: only to own sites, not to those of others and not to open cards', () => {
    given(laid(), site(0, 'cathedrale'), site(1, 'aqueduc'), began(0))
      .offers(0, move('send', 'apprentice-01'), ['cathedrale'])
      .denies(0, move('send', 'apprentice-01'), 'aqueduc', 'not-yours')
      .denies(0, move('send', 'apprentice-01'), 'auberge', 'not-started')
      .denies(0, move('send'), 'apprentice-02', 'not-yours')
      .denies(0, move('send'), 'laborer-01', 'not-recruited');
  });

  test('without a site, a free worker or an action nobody is sent', () => {
    given(laid(), began(0)).bars(0, 'send', 'no-site');
    given(laid(), site(0, 'cathedrale'), began(0, 0)).bars(0, 'send', 'too-few-actions');
    given(laid(), site(0, 'cathedrale'), began(0))
      .when(0, [move('send', 'apprentice-01', 'cathedrale')])
      .bars(0, 'send', 'no-free-worker');
  });
});
