// What lies over a hex: where something can be picked, the numbers of a draft, what has changed.

import { ACCENT, INK, WHITE } from '../../../drawing/colours.ts';
import { hexagon } from '../../../drawing/hex.ts';
import { letters } from '../../../drawing/letters.ts';
import { circle, type Node } from '../../../drawing/scene.ts';

const RIM = hexagon(17.6);

const rim = (ink: number, white: number): readonly Node[] => [
  { d: RIM, stroke: INK, width: ink },
  { d: RIM, stroke: WHITE, width: white },
];

/** Here the open question can be answered. */
export const possible: readonly Node[] = [...rim(5.2, 2.8), { d: circle(3.4), fill: WHITE, stroke: INK, width: 1.6 }];

/** As `possible`, where a piece stands: the piece stays in sight. */
export const possiblePiece: readonly Node[] = rim(5.2, 2.8);

/** This changed lately: two thin lines, so that it is not taken for a hex that can be picked. */
export const changed: readonly Node[] = [
  { d: hexagon(17.7), stroke: WHITE, width: 3.6 },
  { d: hexagon(18.7), stroke: INK, width: 1.3 },
  { d: hexagon(16.3), stroke: INK, width: 1.3 },
];

/** A press would cover this hex too. */
export const covered: readonly Node[] = [
  { d: RIM, stroke: INK, width: 5.2 },
  { d: RIM, stroke: ACCENT, width: 2.8 },
];

/** The piece that is about to leave. */
export const lifted: readonly Node[] = [
  { d: RIM, stroke: INK, width: 5.2 },
  { d: RIM, stroke: WHITE, width: 2.6, dash: '4 4.6' },
];

/** The nth pick of the draft. */
export const numbered = (n: number): readonly Node[] => [
  { d: RIM, stroke: INK, width: 3.4 },
  { d: circle(6.2, 11, -11), fill: WHITE, stroke: INK, width: 1.6 },
  ...letters(String(n), 11, -11, n > 9 ? 0.7 : 0.95, INK, 1.5),
];

/** The letter of a place that the panel tells apart; beside what lies there. */
export const lettered = (letter: string): readonly Node[] => [
  { d: circle(6.6, -11, -11), fill: INK, stroke: WHITE, width: 1.4 },
  ...letters(letter, -11, -11, 0.95, WHITE, 1.5),
];
