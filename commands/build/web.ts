import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { closure } from './closure.ts';

/** What was bundled for the browser: the files by their path below `dist/web`, and who imports whom. */
export interface WebBundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly outputs: Metafile['outputs'];
  readonly entry: string;
}

const ENTRY = 'web/main.tsx';

const headOf = ({ outputs, entry }: WebBundle): string => {
  const css = outputs[entry]?.cssBundle;
  return [
    ...(css ? [`<link rel="stylesheet" href="/${css}">`] : []),
    `<script type="module" src="/${entry}"></script>`,
    ...closure(outputs, entry)
      .filter((path) => path !== entry)
      .map((path) => `<link rel="modulepreload" href="/${path}">`),
  ].join('\n    ');
};

const bundle = async (root: string, out: string, id: string): Promise<WebBundle> => {
  const result = await build({
    entryPoints: [ENTRY],
    outdir: out,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: ['es2024'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.svg': 'file', '.woff2': 'file' },
    define: { BUILD: JSON.stringify(id), 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const below = relative(root, out);
  const short = (path: string): string => relative(below, path);
  const outputs = Object.fromEntries(
    Object.entries(result.metafile.outputs).map(([path, output]) => [
      short(path),
      {
        ...output,
        imports: output.imports.map((to) => ({ ...to, path: short(to.path) })),
        ...(output.cssBundle && { cssBundle: short(output.cssBundle) }),
      },
    ]),
  );
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === ENTRY) ?? '';
  return {
    files: new Map(result.outputFiles.map((file) => [relative(out, file.path), file.contents])),
    outputs,
    entry,
  };
};

/** Bundles the client into `dist/web`: hashed files in `assets`, the page from its template, static files as they are. */
export const buildWeb = async (root: string, dist: string, id: string): Promise<WebBundle> => {
  const out = join(dist, 'web');
  const made = await bundle(root, out, id);
  for (const [path, bytes] of made.files) {
    const file = path.endsWith('.map') ? join(dist, 'maps', path) : join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await cp(join(root, 'web', 'static'), out, { recursive: true });
  const template = await readFile(join(root, 'web', 'index.html'), 'utf8');
  await writeFile(join(out, 'index.html'), template.replace('<!-- head -->', headOf(made)));
  return made;
};
