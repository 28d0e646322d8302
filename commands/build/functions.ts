import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { noDoor } from './no-door.ts';
import { slimSdk } from './slim-sdk.ts';

export const FUNCTIONS = ['api', 'projector', 'notifier', 'timekeeper', 'picture', 'feedback'] as const;

/** A file that was written, for the table of sizes. */
export interface Artefact {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** How much of it are the titles, which grow with every box. */
  readonly titles: number;
}

// Some packages inside still ask for Node's own modules by `require`, which an ES module does not have.
const REQUIRE = "import{createRequire as __r}from'node:module';const require=__r(import.meta.url);";

/**
 * Bundles each function into one file that Lambda and the local server load alike: everything inside, source maps kept
 * aside in `dist/maps`.
 */
export const buildFunctions = async (root: string, dist: string, id: string): Promise<readonly Artefact[]> => {
  const out = join(dist, 'functions');
  const result = await build({
    entryPoints: FUNCTIONS.map((name) => ({ in: join(root, 'functions', name, 'handler.ts'), out: name })),
    outdir: out,
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    plugins: [slimSdk, noDoor],
    loader: { '.wasm': 'binary' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `${REQUIRE}process.env.BUILD??='${id}';` },
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const maps = join(dist, 'maps');
  await mkdir(out, { recursive: true });
  await mkdir(maps, { recursive: true });
  for (const file of result.outputFiles)
    await writeFile(join(file.path.endsWith('.map') ? maps : out, basename(file.path)), file.contents);
  const titlesIn = (name: string): number =>
    Object.entries(result.metafile.outputs)
      .filter(([path]) => path.endsWith(`/${name}`))
      .flatMap(([, { inputs }]) => Object.entries(inputs))
      .filter(([path]) => path.startsWith('domain/games/'))
      .reduce((bytes, [, { bytesInOutput }]) => bytes + bytesInOutput, 0);
  return result.outputFiles
    .filter((file) => !file.path.endsWith('.map'))
    .map((file) => ({ name: basename(file.path), bytes: file.contents, titles: titlesIn(basename(file.path)) }));
};
