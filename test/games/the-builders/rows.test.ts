import { describe, expect, test } from 'vitest';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { noRandom } from '../../../domain/kernel/random.ts';
import { began, given, laid, move, site, team } from './kit.ts';

const table = () => given(laid(), began(0));

describe('starting and recruiting', () => {
  test('ruling 19: several sites may be opened in one turn, one action each', () => {
    table()
      .when(0, [move('start', 'cabane'), move('start', 'lavoir')])
      .has(0, { actions: 1, coins: 10 })
      .offers(0, move('start'), ['hotel', 'tonnelle', 'pont-couvert', 'auberge']);
  });

  test('recruiting costs one action and no coins, whatever the wage', () => {
    table()
      .when(0, [move('recruit', 'laborer-01')])
      .gives({ type: 'WorkerRecruited', seat: 0, card: 'laborer-01', slot: 0 })
      .has(0, { coins: 10, actions: 2 })
      .offers(0, move('recruit'), ['laborer-02', 'laborer-03', 'laborer-04', 'laborer-05']);
  });

  test('ruling 20: a site opened in the turn may be worked on in the turn', () => {
    table()
      .when(0, [move('start', 'cabane')])
      .offers(0, move('send', 'apprentice-01'), ['cabane']);
  });

  test('ruling 21: whoever was recruited in the turn may be sent in it, for one wage', () => {
    given(laid(), site(0, 'auberge'), began(0))
      .when(0, [move('recruit', 'laborer-01'), move('send', 'laborer-01', 'auberge')])
      .has(0, { coins: 7, actions: 1 });
  });

  test('nothing can be started or recruited without an action', () => {
    given(laid(), began(0, 0)).bars(0, 'start', 'no-actions-left').bars(0, 'recruit', 'no-actions-left');
  });

  test('ruling 32: there is no way to change the open cards', () => {
    expect(Object.keys(theBuilders.actions(table().state, 0))).toEqual([
      ...['start', 'recruit', 'send', 'take-coins', 'buy-action', 'look', 'end'],
    ]);
  });
});

describe('the rows', () => {
  test('ruling 34: the open building of the pile takes the place of one that was started at once', () => {
    table()
      .when(0, [move('start', 'tonnelle')])
      .gives({ type: 'ConstructionStarted', seat: 0, card: 'tonnelle', slot: 1, refill: 'hotel' })
      .offers(0, move('start'), ['cabane', 'hotel', 'lavoir', 'pont-couvert', 'auberge']);
  });

  test('a second building leaves its slot closed until somebody looks', () => {
    const { state } = table().when(0, [move('start', 'tonnelle'), move('start', 'cabane')]);
    expect(state.buildingRow).toEqual([null, 'hotel', 'lavoir', 'pont-couvert', 'auberge']);
    expect(state.nextBuilding).toBeNull();
  });

  test('ruling 34: a look fills the slots so that the same player can take the new cards in the turn', () => {
    const closed = table().when(0, [move('recruit', 'laborer-02'), move('start', 'tonnelle')]);
    closed
      .when(0, [move('look')], 0, 0)
      .gives({
        type: 'RowsRefilled',
        workers: [{ slot: 1, card: 'apprentice-03' }],
        buildings: [],
        nextBuilding: 'cabane-perchee',
        draw: 0,
      })
      .has(0, { actions: 1 })
      .offers(0, move('recruit'), ['laborer-01', 'apprentice-03', 'laborer-03', 'laborer-04', 'laborer-05']);
  });

  test('a look fills both slots of the building row and turns up the next of the pile', () => {
    const closed = table().when(0, [move('start', 'tonnelle'), move('start', 'cabane')]);
    closed.when(0, [move('look')], 0, 0).gives({
      type: 'RowsRefilled',
      workers: [],
      buildings: [{ slot: 0, card: 'cabane-perchee' }],
      nextBuilding: 'hutte-de-paille',
      draw: 0,
    });
  });

  test('a look at the workers leaves the building that is known where it is', () => {
    const { state } = table()
      .when(0, [move('recruit', 'laborer-01')])
      .when(0, [move('look')], 0);
    expect(state.nextBuilding).toBe('hotel');
    expect(state.buildingPile).not.toContain('hotel');
  });

  test('nobody can look where nothing is closed', () => {
    table().bars(0, 'look', 'nothing-closed');
  });

  test('a look must be the last move of a sending, and so must the end of a turn that fills a slot', () => {
    const { state } = table();
    const sent = playTurn(theBuilders, state, 0, [move('recruit', 'laborer-01'), move('look'), move('end')], noRandom);
    expect(sent).toEqual({ refused: 'after-reveal', at: 2 });
    const draft = playTurn(theBuilders, state, 0, [move('recruit', 'laborer-01'), move('end')], noRandom);
    expect(isRefusal(draft) ? draft.refused : draft.revealed).toBe(true);
  });

  test('a turn that took no card ends without showing one', () => {
    const draft = playTurn(theBuilders, table().state, 0, [move('take-coins', '3'), move('end')], noRandom);
    expect(isRefusal(draft) ? draft.refused : draft.revealed).toBe(false);
  });

  test('ruling 30: a row whose pile is used up shrinks and the game goes on', () => {
    const { state } = table();
    const empty = { ...state, workerPile: [], buildingPile: [], nextBuilding: null };
    const played = playTurn(
      theBuilders,
      empty,
      0,
      [move('recruit', 'laborer-01'), move('start', 'cabane'), move('end')],
      noRandom,
    );
    if (isRefusal(played)) throw new Error(played.refused);
    expect(played.state.workerRow).toEqual([null, 'laborer-02', 'laborer-03', 'laborer-04', 'laborer-05']);
    expect(played.state.buildingRow[0]).toBeNull();
    expect(played.state.turn?.seat).toBe(1);
  });

  test('ruling 31: from an empty row nothing can be taken, but coins always can', () => {
    const { state } = table();
    const bare = { ...state, workerRow: [null, null, null, null, null] };
    expect(theBuilders.actions(bare, 0).recruit?.next(bare, 0, [])).toMatchObject({ from: [], why: 'row-empty' });
    expect(theBuilders.actions(bare, 0)['take-coins']?.next(bare, 0, [])?.from).toEqual(['1', '2', '3']);
  });

  test('ruling 33: a site or a worker cannot be given back', () => {
    given(laid(), site(0, 'auberge'), team(0, 'laborer-06'), began(0))
      .denies(0, move('start'), 'cathedrale', 'not-in-row')
      .when(0, [move('start', 'auberge'), move('give-back', 'auberge')])
      .refused('unknown-action');
  });
});
