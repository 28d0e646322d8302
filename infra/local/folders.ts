import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, Refusal } from './refusal.ts';

const stat = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Whether a folder is there; says no to something else in its place. */
export const isFolder = (path: string): boolean => {
  const existing = stat(path);
  if (existing && !existing.isDirectory()) throw new Refusal(`${path} is not a folder.`);
  return existing !== undefined;
};

/**
 * Makes a folder and those above it. Node's own recursive way never comes back from folders in which nothing can be
 * made, as those of /proc are.
 */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Refusal(`${path} is not a folder.`, { cause: error });
    if (code !== 'ENOENT') throw error;
    throw new Refusal(`No folder can be made in ${dirname(path)}. Choose another one by DATA_DIR.`, { cause: error });
  }
};

export const mayUse = (path: string): void => accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);

/** Says no to a folder where a file belongs. */
export const wantFile = (path: string): void => {
  const existing = stat(path);
  if (existing && !existing.isFile()) throw new Refusal(`${path} is not a file. Move it away and start again.`);
};

const named = (folder: string): readonly string[] => (isFolder(folder) ? readdirSync(folder) : []);

/**
 * Says what a database that was used before lacks. LevelDB takes a folder without CURRENT for a new one and deletes
 * what lies in it, and does not notice that the log of the last writes is gone. `usedBefore` says that somebody worked
 * with the folder around it.
 */
export const wantWhole = (database: string, usedBefore: boolean): void => {
  const files = named(database);
  const tables = files.filter((file) => /\.(ldb|sst)$/.test(file));
  const logs = files.filter((file) => /^\d+\.log$/.test(file));
  const isOld = usedBefore || tables.length > 0 || logs.length > 0;
  const lacks = (part: string): never => {
    throw new Refusal(
      [
        `The database in ${database} lacks ${part}, so it was not opened and nothing in it was touched.`,
        'Put the whole folder back from a copy of yours, or start with another DATA_DIR.',
      ].join('\n'),
    );
  };
  if (!isOld) return;
  if (files.length === 0) lacks('all its files');
  if (!files.includes('CURRENT')) lacks(`the file ${join(database, 'CURRENT')}`);
  if (logs.length === 0) lacks('the log of its last writes (a file like 000005.log)');
};
