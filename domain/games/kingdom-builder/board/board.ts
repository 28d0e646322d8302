import type { Pick } from '../../../kernel/rules.ts';
import type { Layout } from '../sections/section.ts';
import { type Hex, hexOf, type Lattice, latticeOf, type Outline, pickOf } from './hex.ts';
import { type Ground, groundOf, SPECIALS } from './terrain.ts';

/** Where tiles of a kind lie. */
export interface Location {
  readonly at: Pick;
  /** The tile that it gives; '' for a location of no kind. */
  readonly tile: string;
}

/** The printed side of a game, as it was laid out. Pieces and tiles lie in the state. */
export interface Board {
  /** Rows of terrain letters, all of one length. */
  readonly rows: readonly string[];
  /** Rows of the island, '.' where it has no hex; empty without one. */
  readonly island: readonly string[];
  /** The first row and the first column beyond the inner seams. */
  readonly split: readonly [number, number];
  readonly sections: readonly { readonly id: string; readonly rotated: boolean; readonly layout?: Layout }[];
  readonly islandLayout?: Layout;
  readonly locations: readonly Location[];
}

/** What follows from a board; worked out once for each. Never part of a state. */
export interface Land extends Outline, Lattice {
  readonly ground: readonly (Ground | null)[];
  /** Hexes of each ground, in reading order. */
  readonly of: Readonly<Partial<Record<Ground, readonly Hex[]>>>;
  readonly row: readonly number[];
  readonly col: readonly number[];
  /** The quarter of the board: 0 top left, 1 top right, 2 bottom left, 3 bottom right, -1 on the island. */
  readonly sector: readonly number[];
  /** On the outer edge of the main board. */
  readonly edge: readonly boolean[];
  /** The hexes of its four edges: top, bottom, left, right; a corner is on two. */
  readonly edges: readonly (readonly Hex[])[];
  /** On the island, with the sea beside it. */
  readonly coast: readonly boolean[];
  readonly specials: readonly Hex[];
  /** The index of the location on a hex, -1 where there is none. */
  readonly locationAt: readonly number[];
  /** Locations beside a hex, by their index; mostly empty. */
  readonly locationsBeside: readonly (readonly number[])[];
  /** The hex of each pick. */
  readonly hexes: ReadonlyMap<Pick, Hex>;
}

const lands = new WeakMap<Board, Land>();

/** The land of a board. */
export const landOf = (board: Board): Land => {
  const known = lands.get(board);
  if (known) return known;
  const made = survey(board);
  lands.set(board, made);
  return made;
};

const survey = (board: Board): Land => {
  const outline: Outline = { width: board.rows[0]?.length ?? 0, height: board.rows.length, island: board.island };
  const { width, height } = outline;
  const lattice = latticeOf(outline);
  const ground = [...board.rows.join(''), ...board.island.join('')].map(groundOf);
  const all = Array.from({ length: lattice.size }, (_, hex) => hex);
  const main = width * height;
  const across = board.island[0]?.length ?? 1;
  const row = all.map((h) => (h < main ? Math.floor(h / width) : Math.floor((h - main) / across)));
  const col = all.map((h) => (h < main ? h % width : (h - main) % across));
  const hexes = new Map(all.filter((h) => ground[h] !== null).map((h) => [pickOf(outline, h), h]));
  const placed = new Map(board.locations.map((location, index) => [hexOf(outline, location.at), index]));
  const locationAt = all.map((h) => placed.get(h) ?? -1);
  const own = all.slice(0, main);
  const edges = [
    own.filter((h) => row[h] === 0),
    own.filter((h) => row[h] === height - 1),
    own.filter((h) => col[h] === 0),
    own.filter((h) => col[h] === width - 1),
  ];
  return {
    ...outline,
    ...lattice,
    ground,
    of: Object.groupBy(
      all.filter((h) => ground[h] !== null),
      (h) => ground[h] ?? 'location',
    ),
    row,
    col,
    sector: all.map((h) => (h < main ? sectorOf(board.split, row[h] ?? 0, col[h] ?? 0) : -1)),
    edge: all.map((h) => edges.some((side) => side.includes(h))),
    edges,
    coast: all.map((h) => h >= main && ground[h] !== null && (lattice.neighbours[h]?.length ?? 0) < AROUND),
    specials: all.filter((h) => SPECIALS.some((kind) => kind === ground[h])),
    locationAt,
    locationsBeside: lattice.neighbours.map((beside) => beside.map((h) => locationAt[h] ?? -1).filter((i) => i >= 0)),
    hexes,
  };
};

const AROUND = 6;

const sectorOf = (split: readonly [number, number], row: number, col: number): number =>
  (row >= split[0] ? 2 : 0) + (col >= split[1] ? 1 : 0);

/** The hex of a pick that is known to be on the board. */
export const at = (board: Board, pick: Pick): Hex => {
  const land = landOf(board);
  return land.hexes.get(pick) ?? hexOf(land, pick);
};
