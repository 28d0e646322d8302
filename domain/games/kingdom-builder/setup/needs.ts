// What some cards and additions need of a board.

import { type Board, landOf } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import { BLANK } from '../state.ts';
import { ferryWaters, volcanoPlaces } from '../turn/ballots.ts';
import { CARDS_SHOWN, lacks, serves } from './served-cards.ts';

/** Sections whose castles a capitol may cover. */
export const CAPITOL_SECTIONS: readonly string[] = ['oracle', 'harbor'];

const FAR = 2;

/** Hexes at most so many steps from a hex. */
const within = (board: Board, hex: Hex, steps: number): ReadonlySet<Hex> => {
  const { neighbours } = landOf(board);
  let reached = new Set([hex]);
  for (let i = 0; i < steps; i += 1)
    reached = new Set([...reached, ...[...reached].flatMap((h) => neighbours[h] ?? [])]);
  return reached;
};

/** Castles of the sections that take a capitol, one list for each. */
export const capitolCastles = (board: Board): readonly (readonly Hex[])[] => {
  const { of, sector } = landOf(board);
  return board.sections.flatMap(({ id }, quarter) =>
    CAPITOL_SECTIONS.includes(id) ? [(of.castle ?? []).filter((hex) => sector[hex] === quarter)] : [],
  );
};

/** Mountains far from everything special, one list for each section. */
export const cavePlaces = (board: Board): readonly (readonly Hex[])[] => {
  const { of, sector, specials } = landOf(board);
  const near = new Set(specials.flatMap((special) => [...within(board, special, FAR)]));
  const far = (of.mountain ?? []).filter((hex) => !near.has(hex));
  return [0, 1, 2, 3].map((quarter) => far.filter((hex) => sector[hex] === quarter)).filter((list) => list.length > 0);
};

export interface Wishes {
  /** Cards that were chosen. */
  readonly cards: readonly string[];
  /** Cards of which some are drawn; empty where they were chosen. */
  readonly pool: readonly string[];
  readonly capitol: boolean;
  readonly caves: boolean;
  readonly decree: string | null;
}

/** Codes for what a board cannot serve. */
export const misses = (board: Board, { cards, pool, capitol, caves, decree }: Wishes): readonly string[] => {
  const land = landOf(board);
  const s = { ...BLANK, board, pieces: Array.from({ length: land.size }, () => 0) };
  const checks: readonly (readonly [string, () => boolean])[] = [
    ['capitol-needs-oracle-or-harbor', () => capitol && capitolCastles(board).length === 0],
    ['caves-need-a-place', () => caves && cavePlaces(board).length === 0],
    ['ferry-needs-a-shore', () => decree === 'ferry' && ferryWaters(s).length === 0],
    [
      'volcano-needs-a-mountain',
      () => decree === 'volcano' && volcanoPlaces(s).length <= (caves ? cavePlaces(board).length : 0),
    ],
    ['plateaus-need-a-mountain', () => decree === 'plateaus' && !land.of.mountain?.length],
    ['cards-too-few', () => pool.length > 0 && pool.filter((id) => serves(board, id)).length < CARDS_SHOWN],
  ];
  const lacking = cards.flatMap((id) => lacks(board, id));
  return [...lacking, ...checks.flatMap(([code, missing]) => (missing() ? [code] : []))];
};

export const fits = (board: Board, wishes: Wishes): boolean => misses(board, wishes).length === 0;
