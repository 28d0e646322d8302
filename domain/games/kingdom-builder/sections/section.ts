import type { Location } from '../board.ts';

/** Boxes whose sections, cards and tiles can be mixed. */
export const MODULES = ['base', 'nomads', 'crossroads', 'marshlands', 'harvest', 'island'] as const;
export type Module = (typeof MODULES)[number];

/** A quarter of a board, as printed. */
export interface Section {
  readonly id: string;
  readonly module: Module;
  /** Ten rows of ten terrain letters. */
  readonly rows: readonly string[];
  readonly locations: readonly Location[];
}
