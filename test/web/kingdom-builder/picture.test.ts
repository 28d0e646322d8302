import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { svgText } from '../../../domain/drawing/svg.ts';
import { scene } from '../../../domain/games/kingdom-builder/drawing/scene.ts';
import { PLAYERS, position } from './kit.ts';

const marked = (changed: readonly string[] = ['3,7']) => {
  const state = position('grass', ['2,5', '2,6'], ['3,7'], ['5,2']);
  return scene(state, { liveries: PLAYERS, changed });
};

beforeAll(async () => {
  const wasm = new URL('../../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url);
  await initWasm(readFileSync(wasm));
});

test('the picture of a position is the same on every machine, byte for byte', () => {
  const png = new Resvg(svgText(marked(), 1040)).render().asPng();
  expect(createHash('sha256').update(png).digest('hex')).toBe(
    '531e35ac4f2f850c5f373b9fba5e473450cd77004446fb81061eb5f48cdb7c6b',
  );
});

test('a picture has no styles, no fonts, no variables and no marks', () => {
  expect(svgText(marked())).not.toMatch(/style|class|font|text|var\(|light-dark/);
});

test('what has changed is marked, and nothing else moves', () => {
  const [plain, changed] = [marked([]), marked(['3,7', 'nowhere'])];
  expect(changed.nodes.length).toBe(plain.nodes.length + 1);
  expect(changed.nodes.slice(0, -1)).toEqual(plain.nodes);
});
