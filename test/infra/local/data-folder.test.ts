import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder, writeWhole } from '../../../infra/local/data-folder.ts';

let path = '';
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => {
  rmSync(path, { recursive: true });
});

test('two servers cannot work with the same folder', async () => {
  const first = await openDataFolder(path);
  await expect(openDataFolder(path)).rejects.toThrow(/Another server works with/);
  await first.release();
  await (await openDataFolder(path)).release();
});

test('a file in the place of the folder is said to be none', async () => {
  const file = join(path, 'file');
  writeFileSync(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(/is not a folder/);
});

test('a broken database is named, and the folder is let go', async () => {
  await (await openDataFolder(path)).release();
  writeFileSync(join(path, 'database', 'CURRENT'), 'garbage');
  await expect(openDataFolder(path)).rejects.toThrow(/cannot be opened.*\n.*copy/);
  rmSync(join(path, 'database'), { recursive: true });
  await (await openDataFolder(path)).release();
});

test('a file is written as a whole, and nothing lies beside it', async () => {
  const file = join(path, 'a.json');
  await writeWhole(file, '1');
  await writeWhole(file, '22');
  expect([readFileSync(file, 'utf8'), readdirSync(path)]).toEqual(['22', ['a.json']]);
});
