// npm run build: bundles the functions and the client into dist/, prints what each weighs, fails over budget.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../infra/local/refusal.ts';
import { buildFunctions } from './build/functions.ts';
import { functionSizes, overBudget, type Size, sizeLine, webSizes } from './build/sizes.ts';
import { buildId } from './build/sources.ts';
import { buildWeb } from './build/web.ts';
import { writeIndex } from './edition/index-file.ts';
import { writeSectionIndex } from './sections/index-file.ts';

export interface Built {
  readonly id: string;
  readonly sizes: readonly Size[];
}

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** The id of the build in dist/; null when there is none, or an unfinished one. */
const builtId = async (): Promise<string | null> => {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => '{}');
  const { id } = JSON.parse(text) as Partial<Built>;
  return id ?? null;
};

// The bundler has said what is wrong, with file and line.
const isBuildFailure = (error: unknown): boolean => error instanceof Error && 'errors' in error;

// Two builds may end at the same moment; each is whole, so the later one wins. Who loads from the place meanwhile must
// find it: what was there goes aside by its name, which takes no time, and is deleted afterwards.
const replace = async (fresh: string, place: string, tries = 5): Promise<void> => {
  const old = `${fresh}.old${tries}`;
  await rename(place, old).catch(() => undefined);
  try {
    await rename(fresh, place);
  } catch (error) {
    if (tries === 0) throw error;
    await replace(fresh, place, tries - 1);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
};

/** Builds into a folder beside dist/ and puts it in its place at the end, so that a broken build leaves the old one. */
export const buildAll = async (): Promise<Built> => {
  await writeIndex(undefined, console.error);
  await writeSectionIndex();
  const id = buildId(root);
  const fresh = join(root, `dist.${process.pid}`);
  try {
    await mkdir(fresh, { recursive: true });
    const [artefacts, web] = await Promise.all([buildFunctions(root, fresh, id), buildWeb(root, fresh, id)]);
    const built = { id, sizes: [...webSizes(web), ...functionSizes(artefacts)] };
    await writeFile(join(fresh, 'build.json'), JSON.stringify(built, null, 2));
    await replace(fresh, dist);
    return built;
  } catch (error) {
    throw isBuildFailure(error) ? new Refusal('The build failed; what is wrong stands above.') : error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
};

/** Builds when the sources are not those of dist/; true when it did. */
export const buildIfStale = async (): Promise<boolean> => {
  if ((await builtId()) === buildId(root)) return false;
  await buildAll();
  return true;
};

if (import.meta.main) {
  const from = performance.now();
  const { id, sizes } = await buildAll().catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  });
  for (const size of sizes) console.log(sizeLine(size));
  console.log(`Built ${id} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  if (sizes.some(overBudget)) {
    console.error('Something is over its budget.');
    process.exitCode = 1;
  }
}
