import { expect, test } from 'vitest';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { looks } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { cellName, typedHex } from '../../../web/games/kingdom-builder/names.ts';
import { NAMES, position } from './kit.ts';

const s = position('grass', ['2,5'], ['3,7']);

const named = (pick: string, state: readonly string[] = []): string => {
  const hex = hexOf(landOf(s.board), pick);
  const look = looks(s)[hex];
  return look ? cellName(s.board, hex, look, WORDS, NAMES, state) : '';
};

test('a hex is named by place, terrain, piece and state', () => {
  expect(named('2,5')).toBe('F3, flowers, settlement of Ada');
  expect(named('4,5', ['', 'can build here'])).toBe('F5, grass, can build here');
});

test('special hexes say what they are and what is left', () => {
  expect(named('3,3')).toBe('D4, castle');
  expect(named('6,2')).toBe('C7, Tavern, 2 tiles left');
});

const typed = (text: string): string | null => {
  const hex = typedHex(s.board, text);
  return hex < 0 ? null : pickOf(landOf(s.board), hex);
};

test('a hex can be typed in several ways', () => {
  expect(['h7', 'H7', ' h 7 '].map(typed)).toEqual(['6,7', '6,7', '6,7']);
  expect(typed('T20')).toBe('19,19');
});

test('what is no hex of this board is none', () => {
  expect(['', '7h', 'U1', 'A21', 'A0', 'i a1', 'h7!'].map(typed)).toEqual([null, null, null, null, null, null, null]);
});
