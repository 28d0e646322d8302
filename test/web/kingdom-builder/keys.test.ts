import { describe, expect, test } from 'vitest';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexLabel, hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { rowsOf, whereTo } from '../../../web/games/kingdom-builder/keys.ts';
import { position } from './kit.ts';

const land = landOf(position('grass').board);
const hex = (pick: string) => hexOf(land, pick);

const press = (from: string, key: string, mods: { shift?: boolean; ctrl?: boolean; alt?: boolean } = {}, on = land) => {
  const event = { key, shiftKey: !!mods.shift, ctrlKey: !!mods.ctrl, metaKey: false, altKey: !!mods.alt };
  const to = whereTo(on, hexOf(on, from), event, ['2,3', '7,7', '15,0'].map(hex));
  return to === null ? null : pickOf(on, to);
};

describe('arrows', () => {
  test('left and right go along the row and stop at its ends', () => {
    expect(press('4,4', 'ArrowLeft')).toBe('4,3');
    expect(press('4,4', 'ArrowRight')).toBe('4,5');
    expect(press('4,0', 'ArrowLeft')).toBe('4,0');
    expect(press('4,19', 'ArrowRight')).toBe('4,19');
  });
  test('up and down keep the column and stop at the edges', () => {
    expect(press('4,4', 'ArrowUp')).toBe('3,4');
    expect(press('4,4', 'ArrowDown')).toBe('5,4');
    expect(press('0,4', 'ArrowUp')).toBe('0,4');
    expect(press('19,4', 'ArrowDown')).toBe('19,4');
  });
});

test('page keys go five rows', () => {
  expect(press('9,3', 'PageUp')).toBe('4,3');
  expect(press('9,3', 'PageDown')).toBe('14,3');
  expect(press('2,3', 'PageUp')).toBe('0,3');
});

test('Home and End go to the ends of the row, with Ctrl to the corners', () => {
  expect(press('9,3', 'Home')).toBe('9,0');
  expect(press('9,3', 'End')).toBe('9,19');
  expect(press('9,3', 'Home', { ctrl: true })).toBe('0,0');
  expect(press('9,3', 'End', { ctrl: true })).toBe('19,19');
});

describe('N', () => {
  test('goes to the next possible hex and round the corner', () => {
    expect(press('4,4', 'n')).toBe('7,7');
    expect(press('16,0', 'n')).toBe('2,3');
  });
  test('goes back with Shift', () => {
    expect(press('4,4', 'N', { shift: true })).toBe('2,3');
    expect(press('0,0', 'N', { shift: true })).toBe('15,0');
  });
  test('belongs to the browser when Ctrl is held', () => {
    expect(press('4,4', 'n', { ctrl: true })).toBeNull();
  });
});

test('other keys and Alt lead nowhere', () => {
  expect(press('4,4', 'x')).toBeNull();
  expect(press('4,4', 'ArrowLeft', { alt: true })).toBeNull();
});

test('the rows of an island follow below the board, without its sea', () => {
  const board = { ...position('grass').board, island: ['.TTG', 'CFD.'] };
  const wide = landOf(board);
  const rows = rowsOf(wide);
  expect(rows.slice(20).map((row) => row.map((h) => pickOf(wide, h)))).toEqual([
    ['I,0,1', 'I,0,2', 'I,0,3'],
    ['I,1,0', 'I,1,1', 'I,1,2'],
  ]);
  expect(press('19,2', 'ArrowDown', {}, wide)).toBe('I,0,2');
  expect(press('I,0,3', 'ArrowDown', {}, wide)).toBe('I,1,2');
  expect(hexLabel('I,1,2')).toBe('island C2');
});
