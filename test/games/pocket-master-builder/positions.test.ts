import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/pocket-master-builder/notation/notation.ts';

const barrack = {
  walls: ['W2', 'W1', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'],
  grid: { '1,2': 'K08', '1,3': 'K01', '2,2': 'K15', '2,3': 'K16' },
  workers: { 'left:1,3': 0, 'left:2,3': 0 },
  players: [{ work: 3, rest: 9, hand: ['K02'], oracles: ['O1'] }],
  turn: { seat: 0, phase: 'work', played: '2,3' },
};

const ask = (command: string, input: unknown) => notation({ command, input });

test('score names everything that scores', () => {
  const answer = ask('score', {
    ...barrack,
    buildings: { '1,2': 0 },
    players: [{ work: 3, rest: 8, oracles: ['O1'] }],
  });
  expect(answer).toEqual({
    seats: [
      { buildings: 1, icons: 0, landmarks: 2, walls: 0, donkey: 0, oracles: 1, total: 4, rewards: 4 },
      { buildings: 0, icons: 0, landmarks: 0, walls: 0, donkey: 0, oracles: 0, total: 0, rewards: 4 },
    ],
  });
});

test('next offers what may be said, or says why not', () => {
  expect(ask('next', { ...barrack, action: 'construct', picks: ['1,3', 'left:1,3', 'left:2,3/west'] })).toEqual({
    ask: 'payment',
    from: ['K02', 'gold'],
  });
  expect(ask('next', { ...barrack, action: 'develop' })).toEqual({
    ask: 'card',
    from: [],
    error: { code: 'one-card-a-turn', message: 'One card a turn is played' },
  });
  expect(ask('next', { ...barrack, action: 'rest', picks: ['both'] })).toEqual({ ask: null, from: [] });
});

test('play answers the facts and a position that can be asked again', () => {
  const moves = [{ action: 'construct', picks: ['1,3', 'left:1,3', 'left:2,3/west', 'K02', 'pay'] }];
  const answer = ask('play', { ...barrack, moves });
  expect(answer).toMatchObject({ position: { buildings: { '1,3': 0 }, discards: ['K02'], turn: { phase: 'rest' } } });
  const again = ask('play', { ...('position' in answer ? Object(answer.position) : {}), moves: [] });
  expect(again).toEqual({ steps: [], position: 'position' in answer && answer.position });
});

test('a key that nobody knows is refused wherever it stands', () => {
  const refused = (input: object, command = 'score') => ask(command, input);
  const unknown = { error: { code: 'unknown-key' } };
  expect(refused({ ...barrack, wals: [] })).toMatchObject(unknown);
  expect(refused({ players: [{ wal: 2 }] })).toMatchObject(unknown);
  expect(refused({ ...barrack, turn: { ...barrack.turn, fase: 'work' } })).toMatchObject(unknown);
  expect(refused({ ...barrack, moves: [{ action: 'rest', pick: ['cards'] }] }, 'play')).toMatchObject(unknown);
  expect(refused({ ...barrack, gains: [{ seat: 0, key: 'card', n: 1, from: 'rest', x: 1 }] })).toMatchObject(unknown);
});

test('a position says everything that it needs to go on from', () => {
  const gains = [{ seat: 0, key: 'worker', n: 1, from: 'effect', per: '2walls' }];
  const players = [{ ...barrack.players[0], wall: 4, offered: ['O3', 'O4'] }];
  const answer = ask('play', { ...barrack, stalled: true, last: 9, gains, players, moves: [] });
  expect(answer).toMatchObject({ position: { gains, stalled: true, last: 9 } });
  const position = 'position' in answer ? Object(answer.position) : {};
  const moves = [{ action: 'keep-oracle', picks: ['O3'] }];
  expect(ask('play', { ...position, moves })).toMatchObject({
    steps: [{ events: [{ type: 'OracleKept' }, { type: 'GainsWaiting', gains: [] }, { type: 'WorkersGained', n: 2 }] }],
  });
  expect(ask('score', { ...position, pile: 3 })).toMatchObject({ error: { code: 'pile' } });
});

test('dice are those of the request, and no others', () => {
  const moves = [{ action: 'rest', picks: ['cards'] }];
  expect(ask('play', { ...barrack, moves, dice: [0, 0] })).toMatchObject({
    position: { players: [{ hand: ['K02', 'K03', 'K04'] }, {}] },
  });
  expect(ask('play', { ...barrack, moves })).toMatchObject({ error: { code: 'dice-used-up' } });
});

test('options that make no game are refused by code', () => {
  expect(ask('options', { edition: 'house-1', 'rules.final_tie': 'shared' })).toEqual({ refused: [] });
  expect(ask('options', { seats: 3, 'rules.final_tie': 'coin' })).toEqual({
    refused: ['option:rules.final_tie', 'seats'],
  });
});

test.each([
  ['no command', 'dance', {}, 'unknown-command'],
  ['no object', 'score', [], 'malformed'],
  ['a card twice', 'score', { grid: { '1,2': 'K01', '2,2': 'K01' } }, 'card-twice'],
  ['a card in two hands', 'score', { players: [{ hand: ['K01'] }, { hand: ['K01'] }] }, 'card-twice'],
  ['an unknown card', 'score', { grid: { '1,2': 'X' } }, 'malformed'],
  ['a place that is none', 'score', { grid: { '5,2': 'K01' } }, 'malformed'],
  ['a gap in a row', 'score', { grid: { '1,3': 'K01' } }, 'gap'],
  ['a building without a card', 'score', { buildings: { '1,2': 0 } }, 'no-card-there'],
  ['a worker beside one card', 'score', { workers: { 'left:1,3': 0 } }, 'malformed'],
  ['too many cubes', 'score', { players: [{ work: 9, rest: 9 }] }, 'cubes'],
  ['an unknown edition', 'score', { edition: 'mine' }, 'unknown-edition'],
  ['a reading that is none', 'score', { variants: { final_tie: 'coin' } }, 'malformed'],
  ['a phase that is none', 'next', { turn: { phase: 'sleep' }, action: 'rest' }, 'malformed'],
  ['a move that is not legal', 'play', { ...barrack, moves: [{ action: 'rest', picks: ['nap'] }] }, 'illegal-pick'],
])('the notation says what is wrong: %s', (_, command, input, code) => {
  expect(ask(command, input)).toMatchObject({ error: { code } });
});
