import { INK, PAPER, PLAYER_COLOURS } from '../../../drawing/colours.ts';
import { piece } from '../../../drawing/piece.ts';
import { at, type Node, type Scene } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';
import { type BuildersState, builderOf, GOAL, points } from '../state.ts';

const WIDTH = 200;
const HEIGHT = 150;
const LEFT = 42;
const STEP = (WIDTH - LEFT - 8) / GOAL;
const BAR = 16;
const EMPTY = '#E6DFD1';
const GOLD = '#C99A1E';

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Seventeen steps, filled as far as points are made, and below them the coins. */
const lane = (s: BuildersState, seat: number, livery: PlayerStyle): readonly Node[] => {
  const made = points(s, seat);
  const y = (HEIGHT / s.builders.length) * (seat + 0.5);
  const fill = PLAYER_COLOURS[livery.colour];
  const steps = Array.from(
    { length: GOAL },
    (_, i): Node => ({
      d: box(LEFT + i * STEP, y - BAR / 2, STEP - 1.5, BAR),
      fill: i < made ? fill : EMPTY,
      stroke: INK,
      width: 0.8,
    }),
  );
  const purse = Math.min(builderOf(s, seat).coins, 2 * GOAL);
  const coins: Node = { d: box(LEFT, y + BAR / 2 + 3, (purse * STEP) / 2, 4), fill: GOLD };
  return [at(22, y, piece(livery), 1.3), ...steps, ...(purse > 0 ? [coins] : [])];
};

/** The race to seventeen points as a picture: a lane for each seat. */
export const scene = (s: BuildersState, { liveries }: { readonly liveries: readonly PlayerStyle[] }): Scene => {
  return {
    width: WIDTH,
    height: HEIGHT,
    nodes: [
      { d: box(0, 0, WIDTH, HEIGHT), fill: PAPER },
      ...liveries.slice(0, s.builders.length).flatMap((livery, seat) => lane(s, seat, livery)),
    ],
  };
};
