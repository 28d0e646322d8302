import { expect, test } from 'vitest';
import { began, cards, drew, given, laid, owns, played, reached, withCards, worker } from './kit.ts';

// The worked example of the rulebook with the cards of the house edition: two workers and the Tower pay for the Barrack.
const example = () =>
  given(
    laid({ walls: ['W2', 'W1', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'] }),
    cards(['K08', 1, 2], ['K15', 2, 2], ['K16', 2, 3], ['K01', 1, 3]),
    drew(0, 'K02'),
    worker(0, 'left:1,3'),
    worker(0, 'left:2,3'),
  );

test('barrack: the first worker brings both halves, the second one of two', () => {
  expect(example().asks(0, 'construct')?.from).toContain('1,3');
  const first = example().asks(0, 'construct', '1,3');
  expect(first?.from).toEqual(['left:1,3', 'left:2,3/west', 'left:2,3/east', 'K02', 'gold']);
});

test('barrack: it cannot be paid before the last thing is there', () => {
  const picks = ['1,3', 'left:1,3', 'left:2,3/west'];
  expect(example().asks(0, 'construct', ...picks)?.from).toEqual(['K02', 'gold']);
  expect(example().asks(0, 'construct', ...picks, 'K02')?.from).toEqual(['pay']);
});

const PAID = ['1,3', 'left:1,3', 'left:2,3/west', 'K02', 'pay'];

test('barrack: two workers and the Tower pay, then wall, wall reward and effect follow in this order', () => {
  example()
    .when(0, 'construct', PAID)
    .gives(
      { type: 'WorkerUsed', seat: 0, at: 'left:1,3', gain: { wood: 2, stone: 1 } },
      { type: 'WorkerUsed', seat: 0, at: 'left:2,3', gain: { gold: 1 } },
      { type: 'CardDiscarded', seat: 0, card: 'K02', name: 'TOWER', gain: { stone: 1 } },
      { type: 'BuildingConstructed', seat: 0, card: 'K01', name: 'BARRACK', at: 1, marker: 'rest' },
      { type: 'WallReached', seat: 0, space: 2, name: 'PALISADE', from: 'space' },
      { type: 'WorkersGained', seat: 0, n: 1, from: 'wall' },
      { type: 'WorkersGained', seat: 0, n: 1, from: 'effect' },
    );
});

test('barrack: a reward space, a wall and a build effect may count for every two walls', () => {
  const per = '2walls' as const;
  const edition = withCards({
    K01: { reward: { reward: 1, per }, effects: [] },
    K08: { effects: [{ kind: 'build', gain: { card: 1 }, per }] },
    K15: { effects: [{ kind: 'build', gain: { worker: 1 } }] },
  });
  const at = (space: number) =>
    given(
      laid({ edition }),
      cards(['K08', 1, 2], ['K15', 2, 2], ['K16', 2, 3]),
      [owns(0, 'K08', 1, 2), owns(0, 'K15', 2, 2), reached(0, space), began(0, 2)],
      [...cards(['K01', 1, 3]), drew(0, 'K02')],
      [worker(0, 'left:1,3'), worker(0, 'left:2,3')],
    )
      .when(
        0,
        'construct',
        PAID,
        Array.from({ length: 9 }, () => 0),
      )
      .events.slice(4);
  expect(at(1)).toEqual([{ type: 'WorkersGained', seat: 0, n: 1, from: 'build' }]);
  expect(at(5)).toMatchObject([
    { type: 'RewardsGained', seat: 0, n: 2, from: 'space' },
    { type: 'CardsDrawn', seat: 0, from: 'build' },
    { type: 'WorkersGained', seat: 0, n: 1, from: 'build' },
  ]);
});

test('barrack: the tracks, cubes and piles afterwards', () => {
  const { state } = example().when(0, 'construct', PAID);
  expect(state.players[0]).toMatchObject({ wall: 2, donkey: 1, rewards: 4, work: 5, rest: 8, hand: [] });
  expect(state.discards).toEqual(['K02']);
  expect(state.owners[1]).toBe(0);
  expect(state.workers).toEqual({});
});

test('barrack: when line 2 fills later, its wall pays the invasion reward', () => {
  given(
    laid({ walls: ['W2', 'W1', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'] }),
    cards(['K08', 1, 2], ['K15', 2, 2], ['K03', 3, 2]),
    { type: 'WallReached', seat: 0, space: 2, name: 'PALISADE', from: 'space' },
    drew(0, 'K04'),
    { type: 'TurnEnded', seat: 1, next: 0, round: 2 },
  )
    .when(0, 'develop', ['K04', '4,2'])
    .gives(
      { ...played(0, 'K04', 4, 2), name: 'ARMOURY' } as never,
      { type: 'LineInvaded', line: 2, gaining: [0] },
      { type: 'RewardsGained', seat: 0, n: 2, from: 'invasion' },
    );
});
