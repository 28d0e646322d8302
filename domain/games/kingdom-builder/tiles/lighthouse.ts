import { meepleTile } from './meeple-tile.ts';

/** Place your ship on water, beside your own if possible, move it up to three hexes over water, or take it back. */
export const lighthouse = meepleTile({ id: 'lighthouse', piece: 'ship', grounds: () => ['water'] });
