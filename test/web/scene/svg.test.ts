import { expect, test } from 'vitest';
import { centre, extent } from '../../../domain/drawing/hex.ts';
import { letters } from '../../../domain/drawing/letters.ts';
import { at } from '../../../domain/drawing/scene.ts';
import { svgText } from '../../../domain/drawing/svg.ts';

test('a scene becomes a document that needs neither styles nor fonts', () => {
  const scene = { width: 40, height: 20, nodes: [at(3, 4, [{ d: 'M0 0h2', stroke: '#121212', width: 1.5 }], 2)] };
  expect(svgText(scene, 80)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 40 20" fill="none" ' +
      'stroke-linecap="round" stroke-linejoin="round">' +
      '<g transform="translate(3 4) scale(2)"><path d="M0 0h2" stroke="#121212" stroke-width="1.5"/></g></svg>',
  );
});

test('marks are for the page alone', () => {
  const scene = { width: 1, height: 1, nodes: [{ d: 'M0 0z', fill: '#fff', mark: 'kb-land' }] };
  expect(svgText(scene)).not.toContain('kb-land');
});

test('odd rows lie half a hex to the right, rows one and a half radii apart', () => {
  const [x, y] = centre(0, 0);
  const [right, below] = centre(1, 0);
  expect(right - x).toBeCloseTo(17.32, 1);
  expect(below - y).toBe(30);
});

test('a field of hexes is as large as its hexes', () => {
  expect(extent(20, 20)).toEqual({ width: 710.14, height: 610 });
});

test('words are drawn as paths around their middle', () => {
  const [a, b] = letters('H7', 10, 5, 1, '#121212', 1);
  expect([a?.x, b?.x]).toEqual([6.2, 13.8]);
  expect(letters('é', 0, 0, 1, '#121212', 1)).toEqual([]);
});
