import { piece } from '../../domain/drawing/piece.ts';
import type { Livery } from '../../domain/kernel/livery.ts';
import { Drawn } from './picture.tsx';

/** A player's piece beside a name; an ornament, the name says who it is. */
export const PieceIcon = ({ livery, awaited = false }: { readonly livery: Livery; readonly awaited?: boolean }) => (
  <svg class={awaited ? 'piece awaited' : 'piece'} viewBox="-14 -14 28 28" aria-hidden="true">
    <Drawn nodes={piece(livery)} />
  </svg>
);
