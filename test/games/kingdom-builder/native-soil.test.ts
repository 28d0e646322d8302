import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';

// House ruling D6: native soil or own card is said before anything else in the turn, and holds for all of it.

const position = {
  seats: 2,
  board: { terrain: ['GGGG', 'DDDD', 'FFFF', 'TTTT'] },
  pieces: [{ kind: 'settlement', seat: 0, at: [0, 0] }],
  hands: { 0: ['desert'] },
  nativeSoil: 'grass',
  decree: 'native_soil',
  turn: { seat: 0 },
};

const ask = (action: string, change: object = {}, picks: readonly string[] = []): object =>
  notation({ command: 'next', input: { ...position, action, picks, ...change } });

const play = (moves: readonly object[], change: object = {}): object =>
  notation({ command: 'play', input: { ...position, moves, ...change } });

const first = { error: { code: 'choose-terrain-first' } };

test.each([
  ['use:tower', { turn: { seat: 0, tiles: ['tower'] } }],
  ['use:paddock', { turn: { seat: 0, tiles: ['paddock'] } }],
  ['nomad:resettlement', { nomadsHeld: { 0: ['resettlement'] } }],
  ['nomad:outpost', { nomadsHeld: { 0: ['outpost'] } }],
  ['field', { board: { terrain: ['GGGR', 'DDDD', 'FFFF', 'TTTT'] } }],
])('%s waits until native soil or own card is chosen', (action, change) => {
  expect(ask(action, change)).toMatchObject(first);
});

test('a canoe answers before the choice', () => {
  const board = { terrain: ['GWGG', 'DDDD'] };
  expect(ask('use:canoe', { board, turn: { seat: 0, tiles: ['canoe'] } })).toMatchObject({ from: ['0,1'] });
});

test('a full native soil is no choice, and nothing waits for one', () => {
  const change = { board: { terrain: ['GDDD'] }, turn: { seat: 0, tiles: ['tower'] } };
  expect(ask('use:tower', change)).toMatchObject({ from: ['0,1'] });
});

test('which of several own terrains is played may be said later, without the native soil', () => {
  const change = { hands: { 0: ['desert', 'flower'] }, turn: { seat: 0, tiles: ['tower'] } };
  expect(ask('terrain', change)).toMatchObject({ from: ['grass', 'desert', 'flower', 'own'] });
  const own = { action: 'terrain', picks: ['own'] };
  const tower = { action: 'use:tower', picks: ['0,1'] };
  expect(play([own, tower, { action: 'terrain', picks: ['flower'] }], change)).toMatchObject({
    position: { turn: { terrain: 'flower' } },
  });
  expect(play([own, tower, { action: 'terrain', picks: ['grass'] }], change)).toMatchObject({
    error: { code: 'illegal-pick' },
  });
});

const native = { action: 'terrain', picks: ['grass'] };
const build = (at: string): object => ({ action: 'build', picks: [at] });
const small = {
  board: { terrain: ['GGGS', 'DDDD'] },
  pieces: [],
  turn: { seat: 0, tiles: ['oracle', 'barn'] },
};

test.each(['use:oracle', 'use:barn'])(
  'native soil full after the mandatory action: %s does not go to the own card',
  (action) => {
    const picks = action === 'use:oracle' ? ['1,0'] : ['0,0', '1,0'];
    const moves = [native, build('0,0'), build('0,1'), build('0,2'), { action, picks }];
    expect(play(moves, small)).toMatchObject({ error: { code: 'terrain-exhausted' } });
    expect(play([...moves.slice(0, 4), { action: 'redraw', picks: [] }], small)).toMatchObject({
      error: { code: 'unknown-action' },
    });
  },
);

test('native soil full before the mandatory action is done: it goes on with the own card', () => {
  const change = { ...small, board: { terrain: ['GGSS', 'DDDD'] } };
  expect(play([native, build('0,0'), build('0,1'), build('1,0')], change)).toMatchObject({
    position: { turn: { terrain: 'desert', mandatoryLeft: 0 } },
  });
});
