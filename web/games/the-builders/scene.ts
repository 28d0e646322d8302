import { type BuildersState, builderOf, GOAL, points } from '../../../domain/games/the-builders/state.ts';
import type { Livery } from '../../../domain/kernel/livery.ts';
import { INK, PAPER, PLAYER_COLOURS } from '../../scene/colours.ts';
import { piece } from '../../scene/piece.ts';
import { at, type Node, type Scene } from '../../scene/scene.ts';

const WIDTH = 240;
const LANE = 36;
const STEP = 11;
const LEFT = 40;

/** A house of the race: filled once its point is made. */
const house = (x: number, y: number, fill: string | null): Node => ({
  d: `M${x} ${y}l4.5 -5l4.5 5v7h-9z`,
  ...(fill === null ? {} : { fill }),
  stroke: INK,
  width: 1,
});

const lane = (s: BuildersState, seat: number, livery: Livery): readonly Node[] => {
  const made = points(s, seat);
  const y = LANE * seat + LANE / 2;
  const fill = PLAYER_COLOURS[livery.colour];
  const houses = Array.from({ length: GOAL }, (_, i) => house(LEFT + i * STEP, y - 1, i < made ? fill : null));
  const purse = Math.min(builderOf(s, seat).coins, GOAL * 2);
  const coins: Node = { d: `M${LEFT} ${y + 11}h${Math.max(1, purse) * (STEP / 2)}`, stroke: '#C99A1E', width: 3 };
  return [at(20, y, piece(livery)), ...houses, ...(purse > 0 ? [coins] : [])];
};

/** The race to seventeen points as a picture: a lane for each seat, its coins below. */
export const theBuildersScene = (state: unknown, { liveries }: { readonly liveries: readonly Livery[] }): Scene => {
  const s = state as BuildersState;
  const height = LANE * Math.max(1, s.builders.length) + 4;
  return {
    width: WIDTH,
    height,
    nodes: [
      { d: `M0 0H${WIDTH}V${height}H0z`, fill: PAPER },
      ...liveries.slice(0, s.builders.length).flatMap((livery, seat) => lane(s, seat, livery)),
    ],
  };
};
