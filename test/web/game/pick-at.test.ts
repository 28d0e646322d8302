import { expect, test } from 'vitest';
import { pickAt, type Spot } from '../../../web/game/pick-at.ts';

/** A shape of a size around a middle; a press inside its box is inside. */
const spot = (pick: string, x: number, y: number, size: number, press: readonly [number, number]): Spot => ({
  pick,
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
  inside: Math.abs(press[0] - x) < size / 2 && Math.abs(press[1] - y) < size / 2,
});

const aimed = (
  press: readonly [number, number],
  touch: boolean,
  ...all: readonly (readonly [string, number, number, number])[]
) => {
  const aim = pickAt(
    all.map(([pick, x, y, size]) => spot(pick, x, y, size, press)),
    press[0],
    press[1],
    touch,
  );
  return aim.kind === 'pick' ? aim.pick : aim.kind;
};

test('a finger inside a large shape means it, however near others are', () => {
  expect(aimed([100, 100], true, ['a', 100, 100, 36], ['b', 118, 100, 36])).toBe('a');
});

test('a finger inside a small shape means it where no other is near', () => {
  expect(aimed([100, 100], true, ['a', 100, 100, 17], ['b', 140, 100, 17])).toBe('a');
});

test('a finger among several small shapes means several', () => {
  expect(aimed([100, 100], true, ['a', 100, 100, 17], ['b', 117, 100, 17])).toBe('several');
  expect(aimed([110, 112], true, ['a', 100, 100, 17], ['b', 117, 100, 17])).toBe('several');
});

test('a finger beside the only shape within reach means it', () => {
  expect(aimed([115, 100], true, ['a', 100, 100, 17])).toBe('a');
  expect(aimed([114, 100], true, ['junction', 100, 100, 20], ['other', 150, 100, 20])).toBe('junction');
});

test('what is out of reach is not meant', () => {
  expect(aimed([130, 100], true, ['a', 100, 100, 17])).toBe('none');
});

test('a mouse means what it is inside of, and nothing beside it', () => {
  expect(aimed([100, 100], false, ['a', 100, 100, 17], ['b', 117, 100, 17])).toBe('a');
  expect(aimed([112, 100], false, ['a', 100, 100, 17])).toBe('none');
});

test('of shapes that lie over one another the one whose middle is nearer is meant', () => {
  expect(aimed([104, 100], false, ['a', 96, 100, 40], ['b', 106, 100, 40])).toBe('b');
});
