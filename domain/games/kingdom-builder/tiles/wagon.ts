import { suitableGrounds } from '../board/ground.ts';
import { meepleTile } from './meeple-tile.ts';

/** Place your wagon on suitable ground or a mountain, move it up to three hexes over such, or take it back. */
export const wagon = meepleTile({ id: 'wagon', piece: 'wagon', grounds: (s) => [...suitableGrounds(s), 'mountain'] });
