import { describe, expect, test } from 'vitest';
import { INK, PLAYER_COLOURS, WHITE } from '../../../domain/drawing/colours.ts';
import { GROUNDS } from '../../../domain/games/kingdom-builder/drawing/index.ts';
import { contrast, leastDistance, mixed } from './seeing.ts';

const { farmland, ...others } = GROUNDS;
const terrains = Object.values(others).map((ground) => ground.fill);
const players = Object.values(PLAYER_COLOURS);

const faded = (under: string): readonly string[] => terrains.map((fill) => mixed(fill, under, 0.5));

describe.each([
  { eyes: 'normal', terrain: 19.1, earth: 18.8, player: 34.3 },
  { eyes: 'protan', terrain: 18.1, earth: 17.6, player: 20.6 },
  { eyes: 'deutan', terrain: 17.7, earth: 16.7, player: 27.4 },
  { eyes: 'tritan', terrain: 19, earth: 16.9, player: 13.1 },
] as const)('for $eyes eyes', ({ eyes, terrain, earth, player }) => {
  test('no two of the eight terrains look alike', () => {
    expect(leastDistance(terrains, eyes)).toBeGreaterThan(terrain);
  });
  test('farmland is none of them', () => {
    expect(leastDistance([...terrains, farmland.fill], eyes)).toBeGreaterThan(earth);
  });
  test('no two players look alike', () => {
    expect(leastDistance(players, eyes)).toBeGreaterThan(player);
  });
  test('faded terrains can still be told apart on a light page', () => {
    expect(leastDistance(faded('#fbf7ee'), eyes)).toBeGreaterThan(7.8);
  });
  test('faded terrains can still be told apart on a dark page', () => {
    expect(leastDistance(faded('#26231f'), eyes)).toBeGreaterThan(9);
  });
});

test('one of the two rings of a piece stands out on every terrain', () => {
  for (const { fill } of Object.values(GROUNDS))
    expect(Math.max(contrast(WHITE, fill), contrast(INK, fill))).toBeGreaterThan(4.5);
});

test('every drawing has a take for each hex and lines that are not the colour of its ground', () => {
  for (const { fill, line, takes } of Object.values(GROUNDS)) {
    expect(takes.length).toBeGreaterThan(1);
    expect(contrast(fill, line)).toBeGreaterThan(1.6);
  }
});
