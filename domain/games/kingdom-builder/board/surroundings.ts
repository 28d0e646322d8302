import type { KbState } from '../state.ts';
import { landOf } from './board.ts';
import type { Hex } from './hex.ts';
import type { Ground } from './terrain.ts';

/** Whether ground of this kind lies beside the hex; the sea around an island is water. */
export const besideGround = (s: KbState, hex: Hex, ground: Ground): boolean => {
  const land = landOf(s.board);
  if (ground === 'water' && land.coast[hex]) return true;
  return (land.neighbours[hex] ?? []).some((h) => land.ground[h] === ground);
};
