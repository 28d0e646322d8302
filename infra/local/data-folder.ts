import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { isFolder, makeFolder, mayUse, wantFile, wantWhole } from './folders.ts';
import { codeOf, isDiskFull, Refusal } from './refusal.ts';
import { repairIndexes } from './repair-indexes.ts';

/** The folder with everything that must outlive the process. Only one server may have it open. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly mails: string;
  /** The client as it was built when the server started. */
  readonly web: string;
  release(): Promise<void>;
}

const wordsFor = (path: string, error: unknown): string => {
  const code = codeOf(error);
  if (code === 'LEVEL_LOCKED')
    return `Another server works with ${path}. Stop it first, or give this one a folder of its own by DATA_DIR.`;
  if (isDiskFull(error))
    return `There is no room left on the disk of ${path}. Make room and start again; nothing is lost.`;
  const message = error instanceof Error ? ((error.cause ?? error) as Error).message : String(error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || /permission denied|read-only file system/i.test(message))
    return `This user may not write to ${path}: ${message}`;
  if (!code.startsWith('LEVEL_'))
    return `The folder ${path} cannot be used: ${message}\nChoose another one by DATA_DIR.`;
  return [
    `The database in ${path} cannot be opened: ${message}`,
    'Move the folder away and put a copy of yours in its place, or start with another DATA_DIR.',
  ].join('\n');
};

const refuse =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(wordsFor(path, error), { cause: error });
  };

/**
 * Opens a database and reads all of it, so that what is wrong with it is known before anybody depends on it, and mends
 * what a kill left.
 */
const probe = async (path: string): Promise<void> => {
  const level = new ClassicLevel<string, Readonly<Record<string, unknown>>>(path, { valueEncoding: 'json' });
  await level.open();
  try {
    for await (const _ of level.values());
    await repairIndexes(level);
  } finally {
    await level.close();
  }
};

/**
 * Makes and locks the folder, and looks whether its database can be read. The lock is an empty database of its own: the
 * system drops it when the process dies, however it dies, which a file with a process id does not manage. A folder with
 * a lock had a whole database once, so the lock comes after it.
 */
export const openDataFolder = async (path: string): Promise<DataFolder> => {
  const [database, mails, lockPath] = [join(path, 'database'), join(path, 'mails'), join(path, 'lock')];
  try {
    makeFolder(path);
    const usedBefore = isFolder(lockPath);
    wantWhole(database, usedBefore);
    for (const file of ['dead-letters.jsonl', 'address.json']) wantFile(join(path, file));
    for (const folder of [database, mails]) makeFolder(folder);
    for (const folder of [path, database, mails]) mayUse(folder);
    if (!usedBefore) await probe(database);
  } catch (error) {
    refuse(path)(error);
  }
  const lock = new ClassicLevel(lockPath);
  try {
    await lock.open();
    await probe(database);
  } catch (error) {
    await lock.close().catch(() => undefined);
    return refuse(path)(error);
  }
  return { path, database, mails, web: join(path, 'web'), release: () => lock.close() };
};

/** Writes a file so that it is there as a whole or not at all, also after a kill or a loss of power. */
export const writeWhole = async (file: string, text: string | Uint8Array): Promise<void> => {
  const draft = `${file}.${process.pid}.draft`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
