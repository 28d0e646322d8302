import type { Pick } from '../../../kernel/rules.ts';
import { Fault, flag, type Json, list, maybe, object, oneIn, only, text, whole } from '../../../notation/json.ts';
import { hexOf } from '../board/hex.ts';
import { groundOf } from '../board/terrain.ts';
import type { KbEventOf } from '../events.ts';
import { LAYOUTS, SECTIONS } from '../sections/index.ts';
import { joined } from '../setup/join.ts';

const MOST = 20;

/** The board of a position, as the event that lays it. */
export const readBoard = (value: unknown): KbEventOf<'BoardLaid'> => {
  const board = object(value, 'board');
  only(board, 'board', ['sections', 'rotated', 'terrain', 'split', 'island']);
  const laid = board.terrain === undefined ? fromSections(board) : fromTerrain(board);
  const split = maybe(board.split, laid.split, readSplit);
  const island = maybe(board.island, [], (rows) => readRows(rows, 'board.island', true));
  return { ...laid, split, ...(island.length > 0 ? { island } : {}), draw: 0 };
};

const readSplit = (value: unknown): readonly [number, number] => {
  const [row = 10, col = 10] = list(value, 'board.split', (n, path) => whole(n, path, 0, MOST));
  return [row, col];
};

const fromSections = (board: Json): Omit<KbEventOf<'BoardLaid'>, 'draw'> => {
  const ids = SECTIONS.map((section) => section.id);
  const sections = list(board.sections, 'board.sections', (id, path) => oneIn(id, path, ids));
  const rotated = maybe(board.rotated, [false, false, false, false], (all) => list(all, 'board.rotated', flag));
  if (sections.length !== 4 || rotated.length !== 4) throw new Fault('malformed', 'A board has four sections.');
  return joined(
    sections.map((id, i) => ({ id, rotated: rotated[i] === true })),
    LAYOUTS[0] ?? 'house',
  );
};

const fromTerrain = (board: Json): Omit<KbEventOf<'BoardLaid'>, 'draw'> => {
  const rows = readRows(board.terrain, 'board.terrain', false);
  const locations = rows.flatMap((row, r) =>
    [...row].flatMap((letter, c) => (letter === 'L' ? [{ at: `${r},${c}`, tile: '', tiles: 0 }] : [])),
  );
  return { type: 'BoardLaid', rows, split: [10, 10], sections: [], locations };
};

const readRows = (value: unknown, path: string, sea: boolean): readonly string[] => {
  const rows = list(value, path, text);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 1 || rows.length > MOST || width < 1 || width > MOST)
    throw new Fault('malformed', `${path} must have 1 to ${MOST} rows of 1 to ${MOST} letters.`);
  if (rows.some((row) => row.length !== width)) throw new Fault('malformed', `${path} must have rows of one length.`);
  const stray = [...rows.join('')].find((letter) => groundOf(letter) === null && !(sea && letter === '.'));
  if (stray !== undefined) throw new Fault('unknown-terrain', `${path}: there is no terrain ${stray}.`);
  return rows;
};

/** A hex as [row, col] or ["I", row, col], or as its pick; it must be on the board. */
export const readHex = (value: unknown, path: string, laid: KbEventOf<'BoardLaid'>): Pick => {
  const pick = Array.isArray(value) ? value.map(String).join(',') : text(value, path);
  const outline = { width: laid.rows[0]?.length ?? 0, height: laid.rows.length, island: laid.island ?? [] };
  if (hexOf(outline, pick) < 0) throw new Fault('no-such-hex', `${path}: there is no hex ${pick}.`);
  return pick;
};
