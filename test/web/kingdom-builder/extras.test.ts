// What the further boxes add to the table.

import { describe, expect, test } from 'vitest';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { looks } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import { rowMarks } from '../../../domain/games/kingdom-builder/drawing/row-marks.ts';
import { touched } from '../../../domain/games/kingdom-builder/drawing/touched.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { faceOf } from '../../../web/games/kingdom-builder/action-face.ts';
import { decreeLines } from '../../../web/games/kingdom-builder/decree-lines.ts';
import { footprint } from '../../../web/games/kingdom-builder/footprint.ts';
import { seatLine } from '../../../web/games/kingdom-builder/seat-line.ts';
import { viewOf } from '../../../web/games/kingdom-builder/view.ts';
import { asked, PLAYERS, position } from './kit.ts';

const s = position('grass', ['3,4']);
const land = landOf(s.board);

describe('a city hall', () => {
  const covered = (ask: string, from: string) => {
    const view = viewOf(asked(s, { choice: { ask, from: [from] } }));
    return footprint(view, hexOf(land, '8,8')).map((hex) => pickOf(land, hex));
  };
  test('shows its seven hexes before the press', () => {
    expect(covered('city-hall', '8,8').toSorted()).toEqual(['7,7', '7,8', '8,7', '8,8', '8,9', '9,7', '9,8']);
  });
  test('shows nothing where it cannot stand, and a settlement never does', () => {
    expect(covered('city-hall', '9,9')).toEqual([]);
    expect(covered('build', '8,8')).toEqual([]);
  });
});

test('rows of Mayors carry a small piece of whoever has marked them, two side by side', () => {
  const marks = [
    { row: 2, seat: 0 },
    { row: 5, seat: 0 },
    { row: 5, seat: 1 },
  ];
  const [x, y] = layoutOf(s.board).rowPlaces[5] ?? [0, 0];
  const drawn = rowMarks({ ...s, marks }, PLAYERS);
  expect(drawn.length).toBe(3);
  expect(drawn.slice(1).map((node) => 'x' in node && [node.x, node.y])).toEqual([
    [x - 4.5, y + 12],
    [x + 4.5, y + 12],
  ]);
});

test('a seat’s line tells of nomad tiles, the temple and the cathedral', () => {
  const mine = { nomads: [{ tile: 'sword', ready: false }], aside: 2, tokens: 3 };
  const with0 = (change: Partial<KbState['seats'][number]>): KbState => ({
    ...s,
    seats: s.seats.map((seat, i) => (i === 0 ? { ...seat, ...change } : seat)),
  });
  expect(seatLine(with0(mine), 0, 0)).toBe('40 left · 2 in the temple · 3 numbered · grass · Sword (next turn)');
});

test('decree, native soil and scouts are told to everybody', () => {
  expect(decreeLines(s)).toEqual([]);
  const lines = decreeLines({ ...s, decree: 'ferry', nativeSoil: 'grass', scouts: 'desert' });
  expect(lines).toEqual([expect.stringMatching(/^Ferry: /), 'Native soil: grass.', 'Scouts pay beside desert.']);
});

test('a nomad hex shows its tile until somebody takes it, and a capitol covers its castle', () => {
  const castle = hexOf(land, '3,3');
  const rows = s.board.rows.with(0, `N${s.board.rows[0]?.slice(1)}`);
  const nomads = (lying: Readonly<Record<string, string>>) =>
    looks({ ...s, board: { ...s.board, rows }, nomads: lying, capitols: [castle] });
  expect(nomads({ '0,0': 'sword' })[0]?.tile).toBe('sword');
  expect(nomads({})[0]?.tile).toBe('');
  expect(nomads({})[castle]?.tile).toBe('capitol');
});

test('every hex of a city hall, walls and what was taken back are marked as changed', () => {
  const events = [
    { type: 'CityHallPlaced', seat: 0, at: '8,8', hexes: ['8,8', '8,9'] },
    { type: 'WallBuilt', seat: 0, at: '1,1' },
    { type: 'PieceReturned', seat: 1, piece: 'settlement', at: '2,2', by: 'sword', user: 0 },
  ];
  expect(touched(events)).toEqual(['8,8', '8,9', '1,1', '2,2']);
});

test('an action names the tile that it uses, and whose power it borrows', () => {
  expect(faceOf('use:farm').text).toBe('Farm');
  expect(faceOf('bazaar:farm').text).toBe('Bazaar: Farm');
  expect(faceOf('spy:bazaar:farm').text).toBe('Spy Network: Farm');
  expect(faceOf('nomad:sword').text).toBe('Sword');
  expect(faceOf('field').icon).not.toBeNull();
});
