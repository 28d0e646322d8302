// What can be wrong with the hexes of one layout.

import { latticeOf } from '../board/hex.ts';
import { connected } from '../board/kingdom.ts';
import { LETTERS } from '../board/terrain.ts';
import type { Module } from './section.ts';

/** A location by its place and its tile. */
export interface Pin {
  readonly at: string;
  readonly tile: string;
}

const SIDE = 10;
const MOST = 8;
const SEA = '.';

/** Letters that only one box has. */
const OF_A_BOX: Readonly<Record<string, Module>> = {
  B: 'marshlands',
  P: 'marshlands',
  R: 'harvest',
  O: 'harvest',
  N: 'nomads',
};

const nameOf = (letter: string): string => Object.entries(LETTERS).find(([key]) => key === letter)?.[1] ?? letter;

/** Letters that are no terrain, or belong to another box. */
const letterFaults = (rows: readonly string[], allowed: (letter: string) => string | null): readonly string[] =>
  rows.flatMap((row, r) =>
    [...row].flatMap((letter, c) => {
      const fault = allowed(letter);
      return fault === null ? [] : [`rows[${r}]: letter ${c + 1} is ${letter}; ${fault}`];
    }),
  );

const letterOf =
  (module: Module, sea: boolean) =>
  (letter: string): string | null => {
    if (sea && letter === SEA) return null;
    if (!Object.hasOwn(LETTERS, letter)) return `known are ${Object.keys(LETTERS).join(' ')}${sea ? ' and .' : ''}`;
    const box = OF_A_BOX[letter];
    return box === undefined || box === module ? null : `there is no ${nameOf(letter)} in ${module}`;
  };

const letterAt = (rows: readonly string[], at: string): string => {
  const [row = 0, col = 0] = at.split(',').map(Number);
  return rows[row]?.[col] ?? '';
};

/** Locations that stand on no L, and L without a location. */
const pinFaults = (rows: readonly string[], pins: readonly Pin[]): readonly string[] => {
  const stray = pins.filter(({ at }) => letterAt(rows, at) !== 'L');
  const twice = pins.filter(({ at }, i) => pins.findIndex((pin) => pin.at === at) < i);
  const bare = rows.flatMap((row, r) =>
    [...row].flatMap((letter, c) =>
      letter === 'L' && !pins.some(({ at }) => at === `${r},${c}`) ? [`${r},${c}`] : [],
    ),
  );
  return [
    ...stray.map(({ at, tile }) => `locations: ${tile} at ${at} does not stand on an L`),
    ...twice.map(({ at }) => `locations: ${at} is named twice`),
    ...bare.map((at) => `locations: the L at ${at} has none`),
  ];
};

const tileFaults = (pins: readonly Pin[], tiles: readonly string[]): readonly string[] => [
  ...pins.flatMap(({ at, tile }) =>
    tiles.includes(tile)
      ? []
      : [`locations: '${tile}' at ${at} does not belong here; its tiles are ${tiles.join(', ')}`],
  ),
  ...tiles.flatMap((tile) => (pins.some((pin) => pin.tile === tile) ? [] : [`locations: there is none of ${tile}`])),
];

interface SectionLike {
  readonly module: Module;
  readonly rows: readonly string[];
  readonly pins: readonly (Pin | null)[];
  readonly tiles: readonly string[];
}

/** What is wrong with a section; empty when it can be played on. */
export const sectionFaults = ({ module, rows, pins, tiles }: SectionLike): readonly string[] => {
  const good = pins.flatMap((pin) => (pin ? [pin] : []));
  const shape = [
    ...(rows.length === SIDE ? [] : [`rows: there are ${rows.length} instead of ${SIDE}`]),
    ...rows.flatMap((row, r) =>
      row.length === SIDE ? [] : [`rows[${r}]: has ${row.length} letters instead of ${SIDE}`],
    ),
  ];
  return [
    ...shape,
    ...letterFaults(rows, letterOf(module, false)),
    ...pins.flatMap((pin, i) => (pin ? [] : [`locations[${i}]: must say where it is and which tile it has`])),
    ...(shape.length > 0 ? [] : pinFaults(rows, good)),
    ...tileFaults(good, tiles),
  ];
};

interface IslandLike {
  readonly rows: readonly string[];
  readonly pin: Pin | null;
  readonly tile: string;
}

/** How many pieces of land the rows of an island make. */
const parts = (rows: readonly string[]): number => {
  const { neighbours, size } = latticeOf({ width: 0, height: 0, island: rows });
  const land = [...rows.join('')].flatMap((letter, hex) => (letter === SEA ? [] : [hex]));
  return connected(neighbours, land, size).length;
};

/** What is wrong with a side of the island; empty when it can be played on. */
export const islandFaults = ({ rows, pin, tile }: IslandLike): readonly string[] => {
  const width = rows[0]?.length ?? 0;
  const fits = rows.length >= 1 && rows.length <= MOST && width >= 1 && width <= MOST;
  const even = rows.every((row) => row.length === width);
  const pieces = fits && even ? parts(rows) : 1;
  return [
    ...(fits ? [] : [`rows: must be 1 to ${MOST} rows of 1 to ${MOST} letters`]),
    ...(even ? [] : ['rows: must all be of one length; the sea is .']),
    ...(pieces === 1 ? [] : [`rows: the land lies in ${pieces} pieces instead of one`]),
    ...letterFaults(rows, letterOf('island', true)),
    ...(pin
      ? [...pinFaults(rows, [pin]), ...tileFaults([pin], [tile])]
      : ['location: must say where it is and which tile it has']),
  ];
};
