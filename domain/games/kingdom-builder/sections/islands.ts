import type { Location } from '../board.ts';

/** A side of the island, which lies beside the board. */
export interface Island {
  readonly id: string;
  /** Rows of terrain letters, '.' where the sea is. */
  readonly rows: readonly string[];
  readonly location: Location;
}

/** House layouts: neither the printed outline nor the printed sides are known to any public source. */
export const ISLANDS: readonly Island[] = [
  { id: 'tree_house', rows: ['.TTG', 'TTLG', 'CFFD', 'CFD.'], location: { at: 'I,1,2', tile: 'tree_house' } },
  { id: 'rope_bridge', rows: ['.DDF', 'CMTF', 'CLMT', 'CGG.'], location: { at: 'I,2,1', tile: 'rope_bridge' } },
];
