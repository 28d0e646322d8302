// Small pictures for prompts, buttons and lists: one hex each.

import { ACROSS, RADIUS } from '../../../domain/drawing/hex.ts';
import { at, type Scene } from '../../../domain/drawing/scene.ts';
import type { PieceKind } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import type { Ground } from '../../../domain/games/kingdom-builder/board/terrain.ts';
import { cell } from '../../../domain/games/kingdom-builder/drawing/cell.ts';
import type { Look } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';

const PLAIN: Omit<Look, 'ground'> = { tile: '', left: 0, of: 0, piece: null, take: 0 };

const hex = (look: Look): Scene => ({
  width: Math.ceil(ACROSS),
  height: 2 * RADIUS,
  nodes: [at(ACROSS / 2, RADIUS, cell(look, []))],
});

/** A hex of a terrain, or a castle. */
export const groundEmblem = (ground: Ground): Scene => hex({ ...PLAIN, ground });

/** The hex of a location tile. */
export const tileEmblem = (tile: string): Scene => hex({ ...PLAIN, ground: 'location', tile });

/** The hex of a nomad tile. */
export const nomadEmblem = (tile: string): Scene => hex({ ...PLAIN, ground: 'nomad', tile });

/** A castle under a capitol. */
export const capitolEmblem: Scene = hex({ ...PLAIN, ground: 'castle', tile: 'capitol' });

/** A piece that belongs to nobody, on the ground where it stands. */
export const pieceEmblem = (ground: Ground, kind: PieceKind): Scene =>
  hex({ ...PLAIN, ground, piece: { kind, seat: null } });
