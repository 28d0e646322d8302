import { expect, test } from 'vitest';
import { fillOf, shortNames } from '../../../domain/games/pocket-master-builder/drawing/distinct.ts';
import { typeIcon } from '../../../domain/games/pocket-master-builder/drawing/icons.ts';
import { tab } from '../../../domain/games/pocket-master-builder/drawing/tabs.ts';

const TWELVE = [
  'blue',
  'yellow',
  'red',
  'green',
  'purple',
  'grey',
  'orange',
  'pink',
  'brown',
  'teal',
  'black',
  'white',
];
const UNKNOWN = Array.from({ length: 30 }, (_, i) => `hue ${i + 1}`);

const rgb = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const apart = (one: string, other: string): number =>
  Math.hypot(...rgb(one).map((value, i) => value - (rgb(other)[i] ?? 0)));

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

test('twelve colours have fills that are clearly apart, whatever their order', () => {
  for (const colours of [TWELVE, TWELVE.toReversed(), UNKNOWN.slice(0, 12)])
    for (const [one, other] of pairs(colours.map((colour) => fillOf(colour, colours))))
      expect(apart(one, other), `${one} and ${other}`).toBeGreaterThan(35);
});

test('a colour of a known name keeps its own fill, and an unknown one takes none of them', () => {
  expect(fillOf('blue', ['blue', 'yellow', 'red', 'green'])).toBe('#9FC9EA');
  expect(fillOf('green', ['blue', 'yellow', 'red', 'green'])).toBe('#B9CF6A');
  const mixed = ['mist', 'green', 'sand', 'orange', 'grey'];
  expect(new Set(mixed.map((colour) => fillOf(colour, mixed))).size).toBe(5);
});

test('any number of colours have halves of their own, also without their fills', () => {
  for (const colours of [TWELVE, UNKNOWN]) {
    const halves = colours.map((colour) => tab({ colour, gain: {} }, 'left', colours));
    const plain = halves.map((nodes) => JSON.stringify(nodes).replaceAll(/"fill":"[^"]*"/g, ''));
    expect(new Set(plain).size).toBe(colours.length);
    expect(new Set(colours.map((colour) => fillOf(colour, colours))).size).toBe(colours.length);
  }
});

test('any number of types have pictures of their own', () => {
  const types = ['military', 'civic', 'trade', 'faith', 'harbour', 'harvest', 'hall', 'h', 'zoo', 'yard', 'x', 'water'];
  for (const all of [types, UNKNOWN])
    expect(new Set(all.map((type) => JSON.stringify(typeIcon(type, all)))).size).toBe(all.length);
});

test('short names are letters, and numbers where letters do not tell names apart', () => {
  expect(shortNames(['blue', 'black', 'brown', 'b', '青'])).toEqual(['B', 'BL', 'BR', '4', '5']);
});
