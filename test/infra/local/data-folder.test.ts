import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
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

/** A folder that was used: some of its database lies in a table, some in the log. */
const used = async (): Promise<void> => {
  await (await openDataFolder(path)).release();
  for (const round of [1, 2]) {
    const level = new ClassicLevel(join(path, 'database'));
    for (let i = 0; i < 200; i += 1) await level.put(`${round}-${i}`, JSON.stringify({ text: `${i}`.repeat(300) }));
    await level.close();
  }
};

const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      // The lock is opened by whoever looks, and LevelDB keeps a diary of what it did.
      .filter((name) => statSync(join(path, name)).isFile() && !/^lock|\/LO(G|G.old|CK)$/.test(name))
      .map((name) => [name, readFileSync(join(path, name), 'latin1')]),
  );

const databaseFile = (kind: RegExp): string =>
  join(path, 'database', readdirSync(join(path, 'database')).find((name) => kind.test(name)) ?? 'none');

test.each([
  ['CURRENT', /^CURRENT$/],
  ['a table', /\.ldb$/],
  ['the manifest', /^MANIFEST/],
  ['the log of the last writes', /^\d+\.log$/],
])('a database that lacks %s is refused in words, and nothing in it is touched', async (_, kind) => {
  await used();
  rmSync(databaseFile(kind));
  const before = contents();
  await expect(openDataFolder(path)).rejects.toThrow(/(lacks|cannot be opened).*\n.*copy/);
  expect(contents()).toEqual(before);
});

test('a folder whose database is gone is not taken for a new one', async () => {
  await used();
  rmSync(join(path, 'database'), { recursive: true });
  await expect(openDataFolder(path)).rejects.toThrow(/lacks all its files/);
  mkdirSync(join(path, 'database'));
  await expect(openDataFolder(path)).rejects.toThrow(/lacks all its files/);
});

test('tables alone, without a lock from before, are not deleted', async () => {
  await used();
  rmSync(join(path, 'lock'), { recursive: true });
  rmSync(databaseFile(/^CURRENT$/));
  await expect(openDataFolder(path)).rejects.toThrow(/lacks the file/);
  expect(readdirSync(join(path, 'database')).some((name) => name.endsWith('.ldb'))).toBe(true);
});

test.each([
  ['CURRENT', /^CURRENT$/],
  ['a table', /\.ldb$/],
])('a database with %s broken is named, and the folder is let go', async (_, kind) => {
  await used();
  const file = databaseFile(kind);
  const whole = readFileSync(file);
  writeFileSync(
    file,
    whole.map((byte) => byte ^ 0x5a),
  );
  await expect(openDataFolder(path)).rejects.toThrow(/cannot be opened.*\n.*copy/);
  writeFileSync(file, whole);
  await (await openDataFolder(path)).release();
});

test('a start that was killed while it made its folder does not stand in the way', async () => {
  mkdirSync(join(path, 'database'));
  writeFileSync(join(path, 'database', 'LOCK'), '');
  await (await openDataFolder(path)).release();
});

test.each(['database', 'mails', 'lock'])('a file in the place of %s is said to be no folder', async (name) => {
  writeFileSync(join(path, name), 'x');
  await expect(openDataFolder(path)).rejects.toThrow(`${join(path, name)} is not a folder`);
});

test.each(['dead-letters.jsonl', 'address.json'])('a folder in the place of %s is said to be no file', async (name) => {
  mkdirSync(join(path, name));
  await expect(openDataFolder(path)).rejects.toThrow(`${join(path, name)} is not a file`);
});

test('a folder below a file, and one where the system makes none, are refused in one sentence', async () => {
  writeFileSync(join(path, 'file'), '');
  await expect(openDataFolder(join(path, 'file', 'a', 'b'))).rejects.toThrow(`${join(path, 'file')} is not a folder`);
  if (process.platform === 'linux')
    await expect(openDataFolder('/proc/x/y')).rejects.toThrow(/No folder can be made in \/proc\. /);
});

test('a file is written as a whole, and nothing lies beside it', async () => {
  const file = join(path, 'a.json');
  await writeWhole(file, '1');
  await writeWhole(file, '22');
  expect([readFileSync(file, 'utf8'), readdirSync(path)]).toEqual(['22', ['a.json']]);
});
