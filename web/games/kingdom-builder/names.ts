// What a screen reader says of a hex, and what people type for one.

import type { Board } from '../../../domain/games/kingdom-builder/board/board.ts';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { type Hex, hexLabel, hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import type { Look } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { label, type Words } from '../../../domain/kernel/phrase.ts';

const tiles = (n: number): string => (n === 0 ? 'no tiles left' : n === 1 ? '1 tile left' : `${n} tiles left`);

const groundName = (words: Words, look: Look): string => {
  const ground = label(words, 'terrain', look.ground);
  if (look.tile === '') return look.ground === 'nomad' ? 'nomads, nothing left' : ground;
  if (look.ground === 'nomad') return `nomads, ${label(words, 'nomad', look.tile)}`;
  if (look.ground !== 'location') return `${ground} with a ${label(words, 'piece', look.tile)}`;
  return `${label(words, 'tile', look.tile)}, ${tiles(look.left)}`;
};

/** 'settlement of Dov', 'wall'; empty where nothing stands. */
const pieceName = (words: Words, look: Look, names: readonly string[]): string => {
  if (!look.piece) return '';
  const kind = label(words, 'piece', look.piece.kind);
  return look.piece.seat === null ? kind : `${kind} of ${names[look.piece.seat] ?? '?'}`;
};

/** 'N3, flowers, settlement of Dov, can build here'. `state` are words about this moment. */
export const cellName = (
  board: Board,
  hex: Hex,
  look: Look,
  words: Words,
  names: readonly string[],
  state: readonly string[],
): string =>
  [hexLabel(pickOf(landOf(board), hex)), groundName(words, look), pieceName(words, look, names), ...state]
    .filter((part) => part !== '')
    .join(', ');

/** The hex that somebody types, as 'h7', 'H 7', 'island B2' or 'i b2'; -1 where there is none. */
export const typedHex = (board: Board, text: string): Hex => {
  const found = /^(i|island)?\s*([a-z])\s*(\d{1,2})$/i.exec(text.trim());
  if (!found) return -1;
  const [, island, letter = '', number = ''] = found;
  const place = `${Number(number) - 1},${letter.toUpperCase().charCodeAt(0) - 65}`;
  return hexOf(landOf(board), island === undefined ? place : `I,${place}`);
};
