import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { closure } from '../../commands/build/closure.ts';
import { indexSource, listSource } from '../../commands/edition/index-file.ts';
import house from '../../domain/games/pocket-master-builder/editions/house-1.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const TABLE = 'web/games/pocket-master-builder/table.ts';
const NEW_TABLE = 'web/games/pocket-master-builder/new-table.ts';

/** A folder with as many own editions, without files on the disk. */
const editions = (names: readonly string[]): Plugin => ({
  name: 'editions',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /editions[\\/]list\.ts$/ }, () => ({ contents: listSource(names), loader: 'ts' }));
    onLoad({ filter: /editions[\\/]index\.ts$/ }, () => ({ contents: indexSource(names), loader: 'ts' }));
    onResolve({ filter: /^\.\/(house|mine)-\d+\.json$/ }, ({ path }) => ({ path, namespace: 'edition' }));
    onLoad({ filter: /.*/, namespace: 'edition' }, ({ path }) => ({
      contents: JSON.stringify({ ...house, edition: path.slice(2, -5) }),
      loader: 'json',
    }));
  },
});

/** The bytes, packed, of what a page part loads at once, and of the largest piece that comes later. */
const weigh = async (names: readonly string[]) => {
  const { metafile, outputFiles } = await build({
    entryPoints: [TABLE, NEW_TABLE],
    ...{ absWorkingDir: root, outdir: 'out', bundle: true, splitting: true, format: 'esm', minify: true },
    ...{ jsx: 'automatic', jsxImportSource: 'preact', metafile: true, write: false, plugins: [editions(names)] },
  });
  const gz = (path: string): number =>
    gzipSync(outputFiles.find((file) => file.path === join(root, path))?.contents ?? '').length;
  const all = Object.entries(metafile.outputs);
  const part = (entry: string): number => {
    const [path = ''] = all.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
    return closure(metafile.outputs, path).reduce((sum, one) => sum + gz(one), 0);
  };
  return {
    table: part(TABLE),
    newTable: part(NEW_TABLE),
    largest: Math.max(...all.map(([path]) => gz(path))),
    later: all.filter(([, { entryPoint }]) => entryPoint?.startsWith('edition:')).length,
  };
};

test('eight editions more weigh nothing on the page of a game and next to nothing on that of a new one', async () => {
  const own = Array.from({ length: 8 }, (_, i) => `mine-${i + 1}`);
  const [one, nine] = [await weigh(['house-1']), await weigh(['house-1', ...own])];
  expect(nine.later).toBe(9);
  expect(nine.table - one.table).toBeLessThan(50);
  expect(nine.newTable - one.newTable).toBeLessThan(1_000);
  expect(nine.largest).toBeLessThan(40_000);
});
