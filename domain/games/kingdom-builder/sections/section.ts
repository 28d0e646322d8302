import type { Location } from '../board/board.ts';

/** Boxes whose sections, cards and tiles can be mixed. */
export const MODULES = ['base', 'nomads', 'crossroads', 'marshlands', 'harvest', 'island'] as const;
export type Module = (typeof MODULES)[number];

/** Whose drawing stands in for a printed layout that is not known; absent where the printed one is. */
export type Layout = 'house' | 'owner';

/** A quarter of a board, as printed. */
export interface Section {
  readonly id: string;
  readonly module: Module;
  /** Ten rows of ten terrain letters. */
  readonly rows: readonly string[];
  readonly locations: readonly Location[];
  readonly layout?: Layout;
}

/** A side of the island, which lies beside the board. */
export interface Island {
  readonly id: string;
  /** Rows of terrain letters, '.' where the sea is. */
  readonly rows: readonly string[];
  readonly location: Location;
  readonly layout: Layout;
}
