import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { isGroup, type Node } from '../../../domain/drawing/scene.ts';
import { svgText } from '../../../domain/drawing/svg.ts';
import { scene } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import { example, PLAYERS } from './kit.ts';

const marked = (changed: readonly string[] = ['1,3']) =>
  scene(example({ type: 'BuildingConstructed', seat: 1, card: 'K08', name: '', at: 0, marker: 'rest' }), {
    liveries: PLAYERS,
    changed,
  });

beforeAll(async () => {
  const wasm = new URL('../../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url);
  await initWasm(readFileSync(wasm));
});

test('the picture of a table is the same on every machine, byte for byte', () => {
  const png = new Resvg(svgText(marked(), 1040)).render().asPng();
  expect(createHash('sha256').update(png).digest('hex')).toBe(
    '7453cf96210339577d5aa17a09bd1c540d4093be8494794b3a6ffa7817ee6e1c',
  );
});

test('a picture has no styles, no fonts and no variables', () => {
  expect(svgText(marked())).not.toMatch(/style|class|font|<text|var\(|light-dark/);
});

const shapes = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + (isGroup(node) ? shapes(node.nodes) : 1), 0);

test('a card that is new gets a double frame, a junction a double ring', () => {
  const plain = shapes(marked([]).nodes);
  expect(shapes(marked(['1,3']).nodes)).toBe(plain + 2);
  expect(shapes(marked(['left:1,3', 'nowhere']).nodes)).toBe(plain + 2);
});

test('before anybody sits there no marker stands on the walls', () => {
  const free = scene(example(), { liveries: [], changed: [] });
  const taken = scene(example(), { liveries: PLAYERS, changed: [] });
  expect(shapes(free.nodes)).toBeLessThan(shapes(taken.nodes));
});
