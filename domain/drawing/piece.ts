import type { Shape as PieceShape, PlayerStyle } from '../kernel/player-style.ts';
import { INK, PLAYER_COLOURS, WHITE } from './colours.ts';
import { circle, type Node, polygon } from './scene.ts';

const OUTLINES: Readonly<Record<PieceShape, string>> = {
  house: polygon([
    [-7.4, 7.6],
    [-7.4, -2],
    [0, -8.6],
    [7.4, -2],
    [7.4, 7.6],
  ]),
  hut: circle(8),
  tent: polygon([
    [-8.8, 6.6],
    [0, -8.6],
    [8.8, 6.6],
  ]),
  diamond: polygon([
    [0, -9.8],
    [8.4, 0],
    [0, 9.8],
    [-8.4, 0],
  ]),
  shield: 'M-7.6 -7.4H7.6V1C7.6 5 4.4 7.6 0 9.2C-4.4 7.6 -7.6 5 -7.6 1z',
};

/** The outline of a piece, around (0, 0) of a hex. */
export const outline = (shape: PieceShape): string => OUTLINES[shape];

/** Any body in a player's colour with the double ring, dark outside and white inside: one of the two stands out anywhere. */
export const ringed = (d: string, fill: string): readonly Node[] => [
  { d, stroke: INK, width: 5.6 },
  { d, fill, stroke: WHITE, width: 2.6 },
  { d, fill },
];

/** A player's piece. */
export const piece = (livery: PlayerStyle): readonly Node[] =>
  ringed(outline(livery.shape), PLAYER_COLOURS[livery.colour]);
