// The title's small drawings: resources, gains, types, kinds of effects. Each fits a box of 12 around (0, 0).

import { INK, WHITE } from '../../../drawing/colours.ts';
import { letters } from '../../../drawing/letters.ts';
import { circle, type Node, polygon } from '../../../drawing/scene.ts';
import type { GainKey, Resource } from '../editions/edition.ts';
import { shortNames } from './distinct.ts';

const LINE = 1.1;

const RESOURCES: Readonly<Record<Resource, readonly Node[]>> = {
  // A log: its bark and the rings of its end.
  wood: [
    { d: 'M-3.6 -2.9H3.4A2.9 2.9 0 0 1 3.4 2.9H-3.6z', fill: '#8A5A2B', stroke: INK, width: LINE },
    { d: circle(2.9, -3.2, 0), fill: '#E7C08D', stroke: INK, width: LINE },
    { d: circle(1, -3.2, 0), stroke: INK, width: 0.7 },
  ],
  brick: [
    { d: 'M-5 -3.2H5V3.2H-5z', fill: '#C9542F', stroke: INK, width: LINE },
    { d: 'M-5 0H5M-1.6 -3.2V0M1.8 0V3.2', stroke: WHITE, width: 0.9 },
  ],
  stone: [
    { d: 'M-4.8 3.2L-3.8 -1.8L-.6 -3.6L3.2 -2.4L4.9 .8L4 3.2z', fill: '#9AA1A6', stroke: INK, width: LINE },
    { d: 'M-.6 -3.6L.4 .2L4.9 .8M.4 .2L-1.6 3.2', stroke: INK, width: 0.7 },
  ],
  gold: [
    { d: circle(4), fill: '#F3C22B', stroke: INK, width: LINE },
    { d: 'M-1.5 -1.8L0 -2.6V2.6M-1.4 2.6H1.4', stroke: INK, width: 1 },
  ],
};

const GAINS: Readonly<Record<GainKey, readonly Node[]>> = {
  worker: [
    { d: 'M-3.8 -2L0 -4.2L3.8 -2V2.6L0 4.8L-3.8 2.6z', fill: '#E9E2D2', stroke: INK, width: LINE },
    { d: 'M-3.8 -2L0 .2L3.8 -2M0 .2V4.8', stroke: INK, width: LINE },
  ],
  card: [
    { d: 'M-3.2 -4.4H3.2V4.4H-3.2z', fill: WHITE, stroke: INK, width: LINE },
    { d: 'M-1.4 -2H1.4M-1.4 0H1.4', stroke: INK, width: 0.9 },
  ],
  oracle: [
    { d: 'M-5 0C-2.4 -3.8 2.4 -3.8 5 0C2.4 3.8 -2.4 3.8 -5 0z', fill: WHITE, stroke: INK, width: LINE },
    { d: circle(1.7), fill: '#58416E', stroke: INK, width: 0.8 },
  ],
  reward: [
    {
      d: polygon(
        Array.from({ length: 10 }, (_, i) => {
          const r = i % 2 === 0 ? 5 : 2.2;
          const a = (Math.PI / 5) * i - Math.PI / 2;
          return [r * Math.cos(a), r * Math.sin(a)] as const;
        }),
      ),
      fill: '#F3C22B',
      stroke: INK,
      width: LINE,
    },
  ],
  wall: [
    {
      d: 'M-4.8 4V-3.6H-2.6V-1.8H-1.1V-3.6H1.1V-1.8H2.6V-3.6H4.8V4z',
      fill: '#B9BEC2',
      stroke: INK,
      width: LINE,
    },
  ],
  donkey: [
    {
      d: 'M-3.4 4.4L-2.6 .4L-4.6 -3.6L-2.2 -2.2L-1 -4.8L.6 -1.8L4.4 1.2L3.6 3.2L.8 2.4L.6 4.4z',
      fill: '#A79A8B',
      stroke: INK,
      width: LINE,
    },
    { d: circle(0.5, 0.3, -0.2), fill: INK },
  ],
};

/** Type icons by the edition's order of types where its names are not ours. */
const TYPES: Readonly<Record<string, readonly Node[]>> = {
  military: [
    { d: 'M4 -4.4L-1.6 1.2', stroke: INK, width: 2 },
    { d: 'M-3.2 -.4L.4 3.2M-2 2L-4.4 4.4', stroke: INK, width: 1.5 },
  ],
  civic: [
    { d: 'M-4.6 -.6L0 -4.6L4.6 -.6', stroke: INK, width: 1.4 },
    { d: 'M-3.2 -.4V4.2H3.2V-.4M-.9 4.2V1.4H.9V4.2', stroke: INK, width: 1.3 },
  ],
  trade: [
    { d: 'M0 -4.4V4.2M-2.2 4.2H2.2M-4 -2.8H4', stroke: INK, width: 1.3 },
    { d: 'M-4 -2.8L-5.4 .8H-2.6zM4 -2.8L2.6 .8H5.4z', fill: INK, stroke: INK, width: 0.8 },
  ],
  faith: [
    { d: 'M0 -4.2C-3 -4.2 -2.4 .6 -4 2.6H4C2.4 .6 3 -4.2 0 -4.2z', fill: INK, stroke: INK, width: 0.8 },
    { d: circle(1, 0, 4), fill: INK },
  ],
};

const FRAMES: readonly string[] = [
  circle(5.4),
  'M-5 -5H5V5H-5z',
  'M0 -6L6 0L0 6L-6 0z',
  'M-3 -5.2H3L6 0L3 5.2H-3L-6 0z',
];

/** A type that is not ours: its first letters, which no other type of the edition has, in a frame. */
const lettered = (type: string, types: readonly string[]): readonly Node[] => {
  const i = Math.max(0, types.indexOf(type));
  const name = shortNames(types)[i] ?? '';
  return [
    { d: FRAMES[i % FRAMES.length] ?? '', fill: WHITE, stroke: INK, width: 0.9 },
    ...letters(name, 0, 0, name.length > 1 ? 0.5 : 0.7, INK, 1.2),
  ];
};

const MARKS = {
  /** At once. */
  bolt: [{ d: 'M1.2 -5L-3 .8H-.2L-1.4 5L3 -1H.2z', fill: INK }],
  /** With each later building. */
  hammer: [
    { d: 'M-3.8 4.2L.8 -.6', stroke: INK, width: 1.8 },
    { d: 'M-2.2 -3.4L.6 -4.6L4.4 -.8L2.6 1.4z', fill: INK },
  ],
  hand: [
    { d: 'M-4.2 -2.6L-.8 -4.2L.8 3L-2.6 4.4z', fill: WHITE, stroke: INK, width: 1 },
    { d: 'M.4 -4.2L4.2 -2.8L2.4 4.2L-1 3.2z', fill: WHITE, stroke: INK, width: 1 },
  ],
  moon: [{ d: 'M1.6 -4.8A5 5 0 1 0 4.8 1.6A4.2 4.2 0 0 1 1.6 -4.8z', fill: '#E7C95B', stroke: INK, width: 1 }],
  /** A line that is full. */
  flag: [{ d: 'M-3 5V-4.6M-3 -4.4L4 -2.4L-3 0z', stroke: INK, fill: '#E2574C', width: 1.2 }],
} as const satisfies Readonly<Record<string, readonly Node[]>>;

export const resourceIcon = (resource: Resource): readonly Node[] => RESOURCES[resource];
export const gainIcon = (key: GainKey): readonly Node[] => GAINS[key];
export const markIcon = (mark: keyof typeof MARKS): readonly Node[] => MARKS[mark];
export const typeIcon = (type: string, types: readonly string[]): readonly Node[] =>
  TYPES[type] ?? lettered(type, types);
