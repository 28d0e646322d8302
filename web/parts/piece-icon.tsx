import { piece } from '../../domain/drawing/piece.ts';
import type { PlayerStyle } from '../../domain/kernel/player-style.ts';
import { Drawn } from './picture.tsx';

/** A player's piece beside a name; an ornament, the name says who it is. */
export const PieceIcon = ({
  livery,
  awaited = false,
}: {
  readonly livery: PlayerStyle;
  readonly awaited?: boolean;
}) => (
  <svg class={awaited ? 'piece awaited' : 'piece'} viewBox="-14 -14 28 28" aria-hidden="true">
    <Drawn nodes={piece(livery)} />
  </svg>
);
