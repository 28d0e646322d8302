import { INK, PLAYER_COLOURS, WHITE } from '../../../drawing/colours.ts';
import { outline, ringed } from '../../../drawing/piece.ts';
import { at, type Node } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';

/** What a piece that is no settlement looks like, within 10 units around (0, 0). */
export interface Body {
  /** The outline that is filled and ringed. */
  readonly d: string;
  /** Lines on it. */
  readonly line?: string;
}

const STONE = '#C9C2B4';

/** Lines on a dark fill are white. */
const lineOn = (fill: string): string => (fill === PLAYER_COLOURS.ivory || fill === STONE ? INK : WHITE);

const drawn = (body: Body, fill: string): readonly Node[] => [
  ...ringed(body.d, fill),
  ...(body.line === undefined ? [] : [{ d: body.line, stroke: lineOn(fill), width: 1.4 }]),
];

/** The piece of a player: the colour is the body's, the shape a badge. */
export const owned = (body: Body, livery: PlayerStyle): readonly Node[] => {
  const d = outline(livery.shape);
  const badge = [
    { d, stroke: INK, width: 9 },
    { d, fill: PLAYER_COLOURS[livery.colour], stroke: WHITE, width: 4.4 },
    { d, fill: PLAYER_COLOURS[livery.colour] },
  ];
  return [...drawn(body, PLAYER_COLOURS[livery.colour]), at(9.4, 8.6, badge, 0.36)];
};

/** What belongs to nobody. */
export const unowned = (body: Body): readonly Node[] => drawn(body, STONE);
