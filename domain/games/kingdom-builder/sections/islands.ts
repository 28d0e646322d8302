import type { Island } from './section.ts';

/** House layouts: neither the printed outline nor the printed sides are known to any public source. */
export const HOUSE_ISLANDS: readonly Island[] = [
  {
    id: 'tree_house',
    rows: ['.TTG', 'TTLG', 'CFFD', 'CFD.'],
    location: { at: 'I,1,2', tile: 'tree_house' },
    layout: 'house',
  },
  {
    id: 'rope_bridge',
    rows: ['.DDF', 'CMTF', 'CLMT', 'CGG.'],
    location: { at: 'I,2,1', tile: 'rope_bridge' },
    layout: 'house',
  },
];
