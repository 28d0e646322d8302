import { describe, expect, test } from 'vitest';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { ranking } from '../../../domain/kernel/lifecycle.ts';
import { isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { scripted } from '../../../domain/kernel/random.ts';
import { began, done, fold, given, laid, move, purse, site } from './kit.ts';

/** 17 points: the Castle 7, the Church 5, the Abbey 5. */
const SEVENTEEN = ['chateau-fort', 'eglise', 'abbaye'];
/** 16 points: the Cathedral 8, the Castle 7, a Kiln 1. */
const SIXTEEN = ['cathedrale', 'chateau-fort', 'four-a-tuiles-1'];

const whoStillPlays = (seats: number, first: number, trigger: number): readonly number[] => {
  let s = fold(laid({ seats, first }), done(trigger, ...SEVENTEEN), began(trigger));
  const after: number[] = [];
  for (;;) {
    const [seat] = theBuilders.awaiting(s);
    if (seat === undefined) return after;
    if (seat !== trigger) after.push(seat);
    const played = playTurn(theBuilders, s, seat, [move('end')], scripted());
    if (isRefusal(played)) throw new Error(played.refused);
    s = played.state;
  }
};

describe('the end of a turn', () => {
  test('passes to the next seat with three actions', () => {
    given(laid(), began(0, 0))
      .when(0, [move('end')])
      .gives({ type: 'TurnEnded', seat: 0, unused: 0 }, { type: 'TurnBegan', seat: 1, round: 1, actions: 3 });
  });

  test('ruling 22: is allowed with actions left, which are lost', () => {
    given(laid({ first: 1 }), began(0, 2))
      .when(0, [move('end')])
      .gives({ type: 'TurnEnded', seat: 0, unused: 2 }, { type: 'TurnBegan', seat: 1, round: 2, actions: 3 });
  });
});

describe('the last round', () => {
  test.each([
    ['ruling 39: after the first of four, the other three play', 4, 0, 0, [1, 2, 3]],
    ['ruling 39: after the last of four, nobody', 4, 0, 3, []],
    ['ruling 39: is measured from the first player', 3, 2, 1, []],
  ])('%s', (_, seats, first, trigger, wanted) => {
    expect(whoStillPlays(seats, first, trigger)).toEqual(wanted);
  });

  test('ruling 37: 17 points in the middle of a turn let it be played to its end', () => {
    given(laid(), done(0, 'cathedrale', 'chateau-fort', 'lavoir'), site(0, 'four-a-tuiles-1'), began(0))
      .when(0, [move('send', 'apprentice-01', 'four-a-tuiles-1'), move('take-coins', '2')])
      .has(0, { points: 17, actions: 0 })
      .when(0, [move('end')])
      .gives(
        { type: 'TurnEnded', seat: 0, unused: 0 },
        { type: 'GoalReached', seat: 0, points: 17 },
        { type: 'TurnBegan', seat: 1, round: 1, actions: 3 },
      );
  });

  test.each([
    ['ruling 38: 16 points and 30 coins do not begin it', SIXTEEN, 20, ['TurnEnded', 'TurnBegan']],
    ['17 points do', SEVENTEEN, -10, ['TurnEnded', 'GoalReached', 'TurnBegan']],
    ['19 points do', [...SEVENTEEN, 'grue-2'], -7, ['TurnEnded', 'GoalReached', 'TurnBegan']],
  ] as const)('%s', (_, finished, coins, types) => {
    given(laid(), done(0, ...finished), purse(0, coins), began(0))
      .when(0, [move('end')])
      .brings(...types);
  });

  test('ruling 40: another seat past 17 in the last round changes nothing', () => {
    const last = given(laid(), done(0, ...SEVENTEEN), done(1, ...SIXTEEN, 'grue-2'), began(0)).when(0, [move('end')]);
    last.when(1, [move('end')]).gives({ type: 'TurnEnded', seat: 1, unused: 3 });
    expect(theBuilders.awaiting(last.when(1, [move('end')]).state)).toEqual([]);
  });

  test('nothing is turned up after the last turn', () => {
    given(laid({ first: 1 }), done(0, ...SEVENTEEN), began(0))
      .when(0, [move('recruit', 'laborer-01'), move('end')])
      .brings('WorkerRecruited', 'TurnEnded', 'GoalReached');
  });

  test('a seat that left is passed over, also at the end of a round', () => {
    const s = fold(laid({ seats: 3, first: 2 }), { type: 'BuilderLeft', seat: 1 }, began(0));
    const ended = s.turn && theBuilders.actions(s, 0).end?.decide(s, 0, [], scripted());
    expect(ended).toContainEqual({ type: 'TurnBegan', seat: 2, round: 2, actions: 3 });
  });
});

interface Counted {
  readonly points: number;
  readonly coins: number;
}

/** Points as made-up buildings, so that any number can be told. */
const scored = (players: readonly Counted[]) => {
  const s = fold(laid({ seats: players.length }));
  const made = Object.fromEntries(
    players.map(({ points }, i) => {
      const id = `pile-${i}`;
      return [id, { kind: 'building', id, name: id, needs: [0, 0, 0, 0], coins: 0, points } as const];
    }),
  );
  const builders = players.map(({ coins }, i) => ({
    ...{ coins, free: [], sites: [], finished: [`pile-${i}`], resigned: false },
  }));
  return theBuilders.scores({ ...s, made, builders });
};

const winners = (players: readonly Counted[]): readonly number[] =>
  ranking(
    scored(players),
    players.map(() => false),
  ).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

describe('the score', () => {
  test.each([
    [0, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [99, 9],
  ])('ruling 42: %i coins are %i points', (coins, points) => {
    expect(scored([{ points: 0, coins }])[0]?.total).toBe(points);
  });

  test.each<[string, readonly Counted[], readonly number[], readonly number[]]>([
    ['17 to 16 and 9 coins', [c(17, 0), c(16, 9)], [17, 16], [0]],
    ['ruling 44: buildings decide a tie', [c(18, 5), c(17, 15)], [18, 18], [0]],
    ['ruling 45: then the value of the coins', [c(18, 5), c(18, 9)], [18, 18], [1]],
    ['ruling 46: all equal is shared', [c(18, 9), c(18, 9)], [18, 18], [0, 1]],
    ['ruling 41: fewer building points may win', [c(17, 0), c(16, 20)], [17, 18], [1]],
    ['three seats', [c(20, 10), c(0, 10), c(0, 10)], [21, 1, 1], [0]],
    ['the second of three', [c(20, 10), c(40, 20), c(0, 10)], [21, 42, 1], [1]],
    ['order first, third, second', [c(20, 10), c(13, 30), c(13, 65)], [21, 16, 19], [0]],
    ['ruling 47: the tie-breaks apply to the tied group', [c(17, 19), c(18, 3), c(18, 7)], [18, 18, 18], [2]],
  ])('%s', (_, players, totals, won) => {
    expect(scored(players).map((score) => score.total)).toEqual(totals);
    expect(winners(players)).toEqual(won);
  });

  test('ruling 43: machines count in the tie-break', () => {
    const s = fold(laid(), done(0, 'grue-2', 'lavoir'), purse(1, 20), done(1, 'four-a-tuiles-1'));
    const scores = theBuilders.scores(s);
    expect(scores.map((score) => score.total)).toEqual([4, 4]);
    expect(scores[0]?.parts).toEqual({ buildings: 1, machines: 2, coins: 1 });
    expect(ranking(scores, [false, false])).toEqual([1, 2]);
  });

  test('ruling 48: sites and those who stand on them count nothing', () => {
    const s = fold(laid(), site(0, 'cathedrale', 'master-01', 'master-02'));
    expect(theBuilders.scores(s)[0]).toMatchObject({ total: 1, tieBreaks: [0, 10] });
  });
});

function c(points: number, coins: number): Counted {
  return { points, coins };
}

describe('who is not there', () => {
  test('a time-out turns the actions that are left into coins and passes', () => {
    const s = fold(laid(), began(0, 2));
    expect(theBuilders.passed(s, 0, scripted())).toEqual([
      { type: 'CoinsTaken', seat: 0, actions: 2, coins: 3 },
      { type: 'TurnEnded', seat: 0, unused: 0 },
      { type: 'TurnBegan', seat: 1, round: 1, actions: 3 },
    ]);
  });

  test('a time-out fills the rows that were left closed', () => {
    const s = fold(laid(), began(0), { type: 'WorkerRecruited', seat: 0, card: 'laborer-01', slot: 0 });
    expect(theBuilders.passed(s, 0, scripted(0)).map((e) => e.type)).toContain('RowsRefilled');
  });

  test('whoever resigns in the own turn passes at once, in another nothing else happens', () => {
    const s = fold(laid({ seats: 3 }), began(0));
    expect(theBuilders.resigned(s, 0, scripted()).map((e) => e.type)).toEqual([
      'BuilderLeft',
      'TurnEnded',
      'TurnBegan',
    ]);
    expect(theBuilders.resigned(s, 2, scripted())).toEqual([{ type: 'BuilderLeft', seat: 2 }]);
  });
});
