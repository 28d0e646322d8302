// What some cards and additions need of a board.

import type { Board } from '../board.ts';
import { landOf } from '../board.ts';
import type { Hex } from '../hex.ts';

/** Sections whose castles a capitol may cover. */
const CAPITOL_SECTIONS = ['oracle', 'harbor'];

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
  readonly cards: readonly string[];
  readonly capitol: boolean;
  readonly caves: boolean;
}

/** Codes for what a board cannot serve. */
export const misses = (board: Board, wishes: Wishes): readonly string[] => {
  const { of } = landOf(board);
  const checks: readonly (readonly [boolean, string])[] = [
    [wishes.cards.includes('miners') && !of.mountain, 'miners-need-a-mountain'],
    [wishes.cards.includes('fishermen') && !of.water, 'fishermen-need-water'],
    [wishes.capitol && capitolCastles(board).length === 0, 'capitol-needs-oracle-or-harbor'],
    [wishes.caves && cavePlaces(board).length === 0, 'caves-need-a-place'],
  ];
  return checks.flatMap(([missing, code]) => (missing ? [code] : []));
};
