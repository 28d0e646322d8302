import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';

// A card whose terrain is full leaves the game: house rulings B3, B4, B15 and M4.

const play = (input: object): Record<string, unknown> =>
  notation({ command: 'play', input }) as Record<string, unknown>;

const offered = (input: object): readonly string[] =>
  (notation({ command: 'next', input }) as { readonly from: readonly string[] }).from;

const redraw = { action: 'redraw', picks: [] };

test('a new card never costs the card in hand that could still be played', () => {
  const answer = play({
    seats: 2,
    board: { terrain: ['GGSS', 'SSSS', 'DDDD', 'FFFF'] },
    hands: { 0: ['grass', 'desert'] },
    deck: { forest: 1, flower: 1 },
    turn: { seat: 0 },
    moves: [
      { action: 'terrain', picks: ['grass'] },
      { action: 'build', picks: ['0,0'] },
      { action: 'build', picks: ['0,1'] },
      redraw,
    ],
    dice: [1, 0],
  });
  expect(answer).toMatchObject({ position: { hands: { 0: ['desert', 'flower'] }, deck: { forest: 0 }, discards: {} } });
});

test('of two cards in hand that are full both leave, and one is drawn', () => {
  const answer = play({
    seats: 2,
    board: { terrain: ['SSSS', 'FFFF'] },
    hands: { 0: ['grass', 'desert'] },
    deck: { flower: 1 },
    turn: { seat: 0 },
    moves: [redraw],
    dice: [0],
  });
  expect(answer).toMatchObject({ position: { hands: { 0: ['flower'] } } });
});

const swamp = {
  seats: 2,
  board: { terrain: ['BSGGGG', 'SSDDDD'] },
  hands: { 0: ['grass_swamp'] },
  deck: { desert: 1 },
  dice: [0],
};

test('swamp that fills up before the first build gives a card with three builds', () => {
  const answer = play({
    ...swamp,
    turn: { seat: 0, tiles: ['oracle'] },
    moves: [{ action: 'terrain', picks: ['swamp'] }, { action: 'use:oracle', picks: ['0,0'] }, redraw],
  });
  expect(answer).toMatchObject({ position: { turn: { terrain: 'desert', mandatoryLeft: 3 } } });
});

test('swamp that fills up after one build leaves one build owed', () => {
  const answer = play({
    ...swamp,
    turn: { seat: 0 },
    moves: [{ action: 'terrain', picks: ['swamp'] }, { action: 'build', picks: ['0,0'] }, redraw],
  });
  expect(answer).toMatchObject({ position: { turn: { terrain: 'desert', mandatoryLeft: 1 } } });
});

const full = {
  seats: 2,
  board: { terrain: ['GSDDDD'] },
  pieces: [{ kind: 'settlement', seat: 0, at: [0, 0] }],
  hands: { 0: ['grass'] },
  deck: { desert: 1 },
  action: 'redraw',
  picks: [],
};
const done = { seat: 0, terrain: 'grass', mandatoryLeft: 0 };

const allowed = (input: object): boolean => {
  const answer = notation({ command: 'next', input }) as { readonly error?: unknown };
  return answer.error === undefined;
};

test.each([
  ['the oracle', { turn: { ...done, tiles: ['oracle'] } }, true],
  ['the barn', { turn: { ...done, tiles: ['barn'] } }, true],
  ['the quarry', { turn: { ...done, tiles: ['quarry'] } }, true],
  ['the cathedral with a token to pay', { turn: { ...done, tiles: ['cathedral'] }, tokens: [1] }, true],
  ['the cathedral without a token', { turn: { ...done, tiles: ['cathedral'] } }, false],
  ['a tile that does not read the terrain', { turn: { ...done, tiles: ['farm'] } }, false],
  ['the oracle without a settlement', { turn: { ...done, tiles: ['oracle'] }, supply: [0] }, false],
  ['a spied oracle', { turn: done, decree: 'spy_network', held: { 1: [{ tile: 'oracle' }] } }, true],
  ['a spied cathedral', { turn: done, decree: 'spy_network', held: { 1: [{ tile: 'cathedral' }] }, tokens: [2] }, true],
  ['a spied farm', { turn: done, decree: 'spy_network', held: { 1: [{ tile: 'farm' }] } }, false],
  [
    'an oracle that a bazaar repeats',
    { turn: done, held: { 0: [{ tile: 'oracle', used: true }, { tile: 'bazaar' }] } },
    true,
  ],
  [
    'a barn that a spied bazaar repeats',
    { turn: done, decree: 'spy_network', held: { 0: [{ tile: 'barn', used: true }], 1: [{ tile: 'bazaar' }] } },
    true,
  ],
  [
    'a bazaar that is used up',
    {
      turn: done,
      held: {
        0: [
          { tile: 'oracle', used: true },
          { tile: 'bazaar', used: true },
        ],
      },
    },
    false,
  ],
])('after the mandatory builds a full terrain gives a new card for %s: %#', (_, change, wanted) => {
  expect(allowed({ ...full, ...change })).toBe(wanted);
});

test('the cathedral builds on the new card', () => {
  const answer = play({
    ...full,
    action: undefined,
    picks: undefined,
    turn: { ...done, tiles: ['cathedral'] },
    tokens: [1],
    moves: [redraw, { action: 'use:cathedral', picks: ['pay', '1'] }, { action: 'cathedral', picks: ['0,2'] }],
    dice: [0],
  });
  expect(answer).toMatchObject({ position: { tokens: [0, 0], turn: { terrain: 'desert', mandatoryLeft: 0 } } });
});

const warriors = {
  seats: 2,
  pieces: [
    { kind: 'settlement', seat: 0, at: [0, 1] },
    { kind: 'settlement', seat: 0, at: [1, 1] },
    { kind: 'warrior', seat: 1, at: [2, 1] },
  ],
  picks: ['1,1'],
};

// House ruling B2: whether a hex was possible is judged over hexes that are legal.
test.each([
  ['harbor', ['GGGGGG', 'GWGGGG', 'GGGGGW'], 'grass', '2,5'],
  ['barn', ['GGGGGG', 'GDGGGG', 'GGGGGD'], 'desert', '2,5'],
  ['tree_house', ['GGGGGG', 'GTGGGG', 'GGGGGT'], 'grass', '2,5'],
])('%s: a hex just left beside a warrior was no hex to stay on', (tile, terrain, played, goal) => {
  const turn = { seat: 0, terrain: played, tiles: [tile] };
  expect(offered({ ...warriors, board: { terrain }, turn, action: `use:${tile}` })).toEqual([goal]);
});
