import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['domain', 'functions', 'web', 'editions', 'commands/build', 'package-lock.json', 'tsconfig.json'];

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

const filesIn = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
};

/**
 * The id of the build that these sources give, before anything is built: equal sources, equal id. Taken from the sources
 * and not from what comes out, so that a file that carries the id gets another name when the id changes.
 */
export const buildId = (root: string): string => {
  const hash = createHash('sha256');
  const paths = SOURCES.filter((path) => isThere(join(root, path)));
  for (const file of paths.flatMap((path) => filesIn(join(root, path))))
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
};
