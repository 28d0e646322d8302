// The half areas at the sides of cards. A colour has a shape too: two halves of one colour make one whole figure, a
// round one, a hexagon or a square, so that a match is seen without colours.

import { INK } from '../../../drawing/colours.ts';
import { letters } from '../../../drawing/letters.ts';
import { at, type Node } from '../../../drawing/scene.ts';
import { RESOURCES, type Side } from '../editions/edition.ts';
import { fillOf, shortNames } from './distinct.ts';
import { resourceIcon } from './icons.ts';

const DEPTH = 22;

/** Half figures that open to the right: the border of the card is the line x = 0. */
const FIGURES = [
  `M0 -22C13 -22 ${DEPTH} -12 ${DEPTH} 0C${DEPTH} 12 13 22 0 22z`,
  `M0 -24L14 -24L${DEPTH} 0L14 24L0 24z`,
  `M0 -20H${DEPTH}V20H0z`,
  `M0 -22L8 -22L8 -14L16 -14L16 -7L${DEPTH} -7V7L16 7V14L8 14V22H0z`,
] as const;

export type Edge = 'left' | 'top' | 'right' | 'bottom';

/** How a half figure is turned: x' = a x + c y and so on, for each edge. */
const TURNED: Readonly<Record<Edge, (x: number, y: number) => readonly [number, number]>> = {
  left: (x, y) => [x, y],
  right: (x, y) => [-x, y],
  top: (x, y) => [y, x],
  bottom: (x, y) => [y, -x],
};

const turned = (d: string, edge: Edge): string => {
  const turn = TURNED[edge];
  let last: readonly [number, number] = [0, 0];
  return d.replaceAll(/([MLCHVz])([^MLCHVz]*)/g, (_, command: string, rest: string) => {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'z') return 'z';
    const points: (readonly [number, number])[] = [];
    if (command === 'H') points.push([n[0] ?? 0, last[1]]);
    else if (command === 'V') points.push([last[0], n[0] ?? 0]);
    else for (let i = 0; i + 1 < n.length; i += 2) points.push([n[i] ?? 0, n[i + 1] ?? 0]);
    last = points.at(-1) ?? last;
    const words = points.map(([x, y]) => turn(x, y).join(' ')).join(' ');
    return `${command === 'H' || command === 'V' ? 'L' : command}${words}`;
  });
};

const figure = (edge: Edge, i: number): string => turned(FIGURES[i % FIGURES.length] ?? FIGURES[0], edge);

const figures: Readonly<Record<Edge, readonly string[]>> = {
  left: FIGURES.map((_, i) => figure('left', i)),
  top: FIGURES.map((_, i) => figure('top', i)),
  right: FIGURES.map((_, i) => figure('right', i)),
  bottom: FIGURES.map((_, i) => figure('bottom', i)),
};

/** Where the icons of a half lie: beside the place of a worker, in a row along the border. */
const icons = (side: Side, edge: Edge): readonly Node[] => {
  const all = RESOURCES.flatMap((r) => Array.from({ length: side.gain[r] ?? 0 }, () => r));
  const scale = all.length > 2 ? 0.72 : 0.95;
  const step = all.length > 2 ? 9.4 : 11.6;
  return all.map((r, i) => {
    const [x, y] = TURNED[edge](13.4, (i - (all.length - 1) / 2) * step);
    return at(x, y, resourceIcon(r), scale);
  });
};

const place = (colour: string, colours: readonly string[]): number => Math.max(0, colours.indexOf(colour));

/** Beyond the first colours a half bears the letters of its colour too: figures come again, letters do not. */
const mark = (colour: string, edge: Edge, colours: readonly string[]): readonly Node[] => {
  if (place(colour, colours) < FIGURES.length) return [];
  const [x, y] = TURNED[edge](5, 0);
  return letters(shortNames(colours)[place(colour, colours)] ?? '', x, y, 0.5, INK, 1.1);
};

/** The half area of a card's side, around the middle of that side. */
export const tab = (side: Side, edge: Edge, colours: readonly string[]): readonly Node[] => [
  {
    d: figures[edge][place(side.colour, colours) % FIGURES.length] ?? '',
    fill: fillOf(side.colour, colours),
    stroke: INK,
    width: 0.9,
  },
  ...mark(side.colour, edge, colours),
  ...icons(side, edge),
];
