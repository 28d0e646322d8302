import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';

const position = {
  seats: 2,
  board: { terrain: ['GGGG', 'GGGG', 'GGDD'] },
  pieces: [{ kind: 'settlement', seat: 0, at: [0, 0] }],
  turn: { seat: 0, terrain: 'grass', tiles: ['fort'], mandatoryLeft: 3 },
};

const ask = (command: string, change: object): object => notation({ command, input: { ...position, ...change } });

const { turn, board } = position;

test.each([
  ['a key', { peices: [] }, 'input has no peices; known are seats, board, pieces,'],
  [
    'of the board',
    { board: { ...board, rows: [] } },
    'board has no rows; known are sections, rotated, terrain, split, island.',
  ],
  [
    'of the turn',
    { turn: { ...turn, tile: 'farm' } },
    'turn has no tile; known are seat, terrain, tiles, mandatoryLeft.',
  ],
  [
    'of a piece',
    { pieces: [{ kind: 'wall', seat: null, hex: [1, 1] }] },
    'pieces[0] has no hex; known are kind, seat, at.',
  ],
  [
    'of a held tile',
    { held: { 1: [{ id: 'farm' }] } },
    'held[1][0] has no id; known are tile, from, used, fresh, charged.',
  ],
  ['of a mark', { marks: [{ row: 1, player: 0 }] }, 'marks[0] has no player; known are row, seat.'],
  [
    'of what is owed',
    { pending: [{ seat: 0, kind: 'fort', left: 1, terrain: 'grass' }] },
    'pending[0] has no terrain;',
  ],
])('a misspelt key is refused and named: %s', (_, change, message) => {
  expect(ask('score', change)).toEqual({ error: { code: 'unknown-key', message: expect.stringContaining(message) } });
});

test('a misspelt key of a move is refused and named', () => {
  const moves = [{ action: 'build', pick: ['0,1'] }];
  expect(ask('play', { moves })).toEqual({
    error: { code: 'unknown-key', message: 'moves[0] has no pick; known are action, picks, seat.' },
  });
});

test('what play answers is a position, with the build of a drawn card still owed', () => {
  const drawn = ask('play', {
    turn: { ...turn, mandatoryLeft: 0 },
    moves: [{ action: 'use:fort', picks: [] }],
    dice: [0],
  });
  expect(drawn).toMatchObject({ position: { pending: [{ seat: 0, kind: 'fort', left: 1 }] } });
  const again = 'position' in drawn && typeof drawn.position === 'object' ? drawn.position : {};
  const input = { ...again, action: 'fort', picks: [] };
  expect(notation({ command: 'next', input })).toMatchObject({
    ask: 'build',
    from: expect.arrayContaining(['0,1']),
  });
});
