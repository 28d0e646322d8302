// Our own drawings for the four resources, coins and points: 24 units square, one stroke weight.

import { INK } from '../../../drawing/colours.ts';
import { circle, type Node, polygon, type Scene } from '../../../drawing/scene.ts';
import type { Resource } from '../cards/card.ts';

const STROKE = 1.5;

const drawing = (fill: string, body: string, lines: string): Scene => ({
  width: 24,
  height: 24,
  nodes: [
    { d: body, fill, stroke: INK, width: STROKE },
    { d: lines, stroke: INK, width: STROKE },
  ],
});

const STONE = drawing(
  '#B4BAC0',
  polygon([
    [4, 9],
    [9, 4],
    [17, 5],
    [21, 11],
    [19, 19],
    [8, 20],
    [3, 15],
  ]),
  'M4 9L11 11L17 5M11 11L10 20M11 11L21 11',
);

const WOOD = drawing(
  '#C98A4B',
  'M6 7.5H18.5A4 4.5 0 0 1 18.5 16.5H6A3.4 4.5 0 0 1 6 7.5z',
  'M6 7.5A3.4 4.5 0 0 1 6 16.5M6 11.2V12.8M12 10.4H19M13 13.7H17',
);

const KNOWLEDGE = drawing(
  '#8DB9E8',
  'M3 6C6 4.6 9.4 4.8 12 6.8C14.6 4.8 18 4.6 21 6V18.4C18 17 14.6 17.2 12 19.2C9.4 17.2 6 17 3 18.4z',
  'M12 6.8V19.2M6 9.4C7.4 9 8.6 9.2 9.6 9.8M6 12.8C7.4 12.4 8.6 12.6 9.6 13.2M14.4 9.8C15.4 9.2 16.6 9 18 9.4M14.4 13.2C15.4 12.6 16.6 12.4 18 12.8',
);

const TILE = drawing(
  '#DE7E5D',
  'M3.5 5H20.5V17A2.83 2.83 0 0 1 14.83 17A2.83 2.83 0 0 1 9.17 17A2.83 2.83 0 0 1 3.5 17z',
  'M3.5 10.5A2.83 2.83 0 0 0 9.17 10.5A2.83 2.83 0 0 0 14.83 10.5A2.83 2.83 0 0 0 20.5 10.5M9.17 12.5V17M14.83 12.5V17M12 5V9M6.3 5V9M17.7 5V9',
);

/** A hewn stone, a log, an open book, roof tiles. */
export const RESOURCE_DRAWINGS: Readonly<Record<Resource, Scene>> = {
  stone: STONE,
  wood: WOOD,
  knowledge: KNOWLEDGE,
  tile: TILE,
};

export const COIN: Scene = drawing('#EBC34E', circle(8.5, 12, 12), `${circle(5, 12, 12)}M12 9.5V14.5`);

/** Victory points: a pennant. */
export const POINT: Scene = drawing('#5FB3A6', 'M6 3.5H20L16 8.5L20 13.5H6z', 'M6 3.5V21');

/** A house under a roof, for prompts. */
const HOUSE: readonly Node[] = [
  { d: 'M4 11L12 4L20 11V20H4z', fill: '#F0D9B5', stroke: INK, width: STROKE },
  { d: 'M2.5 12.3L12 4L21.5 12.3M10 20V14H14V20', stroke: INK, width: STROKE },
];

const scene = (nodes: readonly Node[]): Scene => ({ width: 24, height: 24, nodes });

export const BUILDING: Scene = scene(HOUSE);

export const WORKER: Scene = drawing(
  '#E8C39E',
  `${circle(4, 12, 7.5)}M4.5 20.5C4.5 15.5 8 13.5 12 13.5C16 13.5 19.5 15.5 19.5 20.5z`,
  'M8 6.5C9.5 4.4 14.5 4.4 16 6.5',
);

export const LOOK: Scene = drawing(
  '#FFFFFF',
  'M2.5 12C5 7.5 8.3 5.5 12 5.5C15.7 5.5 19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5C8.3 18.5 5 16.5 2.5 12z',
  circle(3.2, 12, 12),
);

export const ACTION: Scene = drawing(
  '#F7EFCB',
  'M6 3.5H18L13.2 12L18 20.5H6L10.8 12z',
  'M5 3.5H19M5 20.5H19M9.5 17.5H14.5',
);
