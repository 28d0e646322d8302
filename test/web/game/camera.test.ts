import { expect, test } from 'vitest';
import { beyond, centred, FIT, held, moved, zoomed } from '../../../web/game/camera.ts';

const BOX = { width: 400, height: 300 };

test('enlarging keeps the point under the finger where it is', () => {
  const { x, y, k } = zoomed(FIT, BOX, 100, 200, 2, 3);
  expect([x + 100 * k, y + 200 * k]).toEqual([100, 200]);
});

test('the view is never smaller than fitted nor larger than is allowed', () => {
  expect(zoomed(FIT, BOX, 0, 0, 0.3, 3)).toEqual(FIT);
  expect(zoomed(FIT, BOX, 0, 0, 9, 3).k).toBe(3);
});

test('no edge of the board comes inside the box', () => {
  const large = zoomed(FIT, BOX, 0, 0, 3, 3);
  expect(moved(large, BOX, 500, 500)).toEqual({ x: 0, y: 0, k: 3 });
  expect(moved(large, BOX, -5000, -5000)).toEqual({ x: -800, y: -600, k: 3 });
  expect(held({ x: -40, y: 7, k: 1 }, BOX)).toEqual(FIT);
});

test('a point of the board is brought to the middle', () => {
  const { x, y, k } = centred({ x: 0, y: 0, k: 2 }, BOX, 200, 150);
  expect([x + 200 * k, y + 150 * k]).toEqual([200, 150]);
});

test('what lies outside of the view is told on its side', () => {
  expect([beyond(BOX, -1, 20), beyond(BOX, 401, 20), beyond(BOX, 20, -1), beyond(BOX, 20, 301)]).toEqual([
    'left',
    'right',
    'above',
    'below',
  ]);
  expect(beyond(BOX, 20, 20)).toBeNull();
});
