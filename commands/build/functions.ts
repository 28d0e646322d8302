import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { closure } from './closure.ts';
import { nodeModules } from './node-modules.ts';
import { slimSdk } from './slim-sdk.ts';

export const FUNCTIONS = ['api', 'projector', 'notifier', 'timekeeper', 'picture', 'feedback'] as const;

/** A file of a function, by its path below `dist/functions`. */
export interface Part {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Loaded by every cold start; else when something first needs it. */
  readonly first: boolean;
}

/** All that is shipped for one function. */
export interface Artefact {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Bundles a handler as the functions are, without writing it. */
export const bundle = async (
  root: string,
  out: string,
  name: string,
  id: string,
  handler = `functions/${name}/handler.ts`,
) =>
  build({
    entryPoints: [{ in: join(root, handler), out: name }],
    outdir: out,
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    chunkNames: `${name}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    plugins: [slimSdk, nodeModules],
    loader: { '.wasm': 'binary' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `process.env.BUILD??='${id}';` },
    metafile: true,
    write: false,
    logLevel: 'warning',
  });

/** What an entry loads before it runs, itself included, by the bundler's own account. */
const firstOf = ({ outputs }: Metafile): readonly string[] => {
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith('handler.ts'));
  return entry ? closure(outputs, entry) : [];
};

const buildFunction = async (root: string, dist: string, name: string, id: string): Promise<Artefact> => {
  const out = join(dist, 'functions');
  const { outputFiles, metafile } = await bundle(root, out, name, id);
  const first = firstOf(metafile).map((path) => join(root, path));
  for (const { path, contents } of outputFiles) {
    const file = path.endsWith('.map') ? join(dist, 'maps', relative(out, path)) : path;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  const scripts = outputFiles.filter(({ path }) => !path.endsWith('.map'));
  const parts = scripts.map(({ path, contents }) => ({
    path: relative(out, path),
    bytes: contents,
    first: first.includes(path),
  }));
  return { name, parts };
};

/**
 * Bundles each function into `NAME.mjs`, which Lambda and the local server load alike, and a folder `NAME` beside it
 * with what only some events need: a title, the renderer. Everything is inside; source maps are kept aside.
 */
export const buildFunctions = (root: string, dist: string, id: string): Promise<readonly Artefact[]> =>
  Promise.all(FUNCTIONS.map((name) => buildFunction(root, dist, name, id)));
