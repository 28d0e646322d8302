import { expect, test } from 'vitest';
import { closure } from '../../commands/build/closure.ts';
import { functionSizes, overBudget, webSizes } from '../../commands/build/sizes.ts';

const output = (
  entryPoint: string | undefined,
  imports: readonly (readonly [string, 'import-statement' | 'dynamic-import'])[],
) => ({
  ...(entryPoint && { entryPoint }),
  bytes: 0,
  inputs: {},
  exports: [],
  imports: imports.map(([path, kind]) => ({ path, kind })),
});

const outputs = {
  'main.js': output('web/main.tsx', [
    ['shared.js', 'import-statement'],
    ['game.js', 'dynamic-import'],
    ['kb.js', 'dynamic-import'],
  ]),
  'shared.js': output(undefined, []),
  'game.js': output('web/pages/game.tsx', [['kernel.js', 'import-statement']]),
  'kernel.js': output(undefined, [['shared.js', 'import-statement']]),
  'kb.js': output('web/games/kb/table.ts', [['kernel.js', 'import-statement']]),
};
// Bytes that do not compress, so that sizes can be told apart.
const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (Math.imul(i + 1, 2_654_435_761) >>> 13) & 255);
const files = new Map(Object.keys(outputs).map((path, i) => [path, noise((i + 1) * 1000)]));

test('what a page needs before it runs leaves out what it loads later', () => {
  expect(closure(outputs, 'main.js')).toEqual(['main.js', 'shared.js']);
});

test('a running game is charged with the page and the title together', () => {
  const [page, game] = webSizes({ files, outputs, entry: 'main.js' });
  expect([page?.minified, game?.minified]).toEqual([10_000, 15_000]);
});

test('a function is charged with all that is shipped for it, whenever it is loaded', () => {
  const parts = [
    { path: 'api.mjs', bytes: noise(300), first: true },
    { path: 'api/title.mjs', bytes: noise(200), first: false },
  ];
  const [size] = functionSizes([{ name: 'api', parts }]);
  expect([size?.minified, size?.first]).toEqual([500, 300]);
  expect([size?.most, size?.mostFirst]).toEqual([{ of: 'minified', bytes: 900_000 }, 400_000]);
});

test('a budget is of what it names', () => {
  const size = { what: 'api', minified: 600, gz: 200 };
  expect(overBudget({ ...size, most: { of: 'gz', bytes: 200 } })).toBe(false);
  expect(overBudget({ ...size, most: { of: 'minified', bytes: 599 } })).toBe(true);
  expect(overBudget(size)).toBe(false);
  expect(overBudget({ ...size, first: 300, mostFirst: 300 })).toBe(false);
  expect(overBudget({ ...size, first: 301, mostFirst: 300 })).toBe(true);
});
