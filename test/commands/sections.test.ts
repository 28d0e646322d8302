import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSectionIndex } from '../../commands/sections/index-file.ts';
import { MARSHLANDS_SECTIONS } from '../../domain/games/kingdom-builder/sections/marshlands.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sections-'));
});

afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, sections: readonly unknown[]): Promise<void> =>
  writeFile(join(folder, name), JSON.stringify({ provenance: 'printed', sections }));

const index = (): Promise<string> => readFile(join(folder, 'index.ts'), 'utf8');

test('without files the list is empty', async () => {
  expect(await writeSectionIndex(folder)).toEqual([]);
  expect(await index()).toMatch('export const FILES: readonly unknown[] = [];');
});

test('an owner’s file is listed for the next build', async () => {
  await put('mine.json', MARSHLANDS_SECTIONS.slice(0, 1));
  expect(await writeSectionIndex(folder)).toEqual(['mine']);
  expect(await index()).toMatch("import sections0 from './mine.json' with { type: 'json' };");
  expect(await index()).toMatch('export const FILES: readonly unknown[] = [sections0];');
});

test('a broken file stops the build and leaves the list as it was', async () => {
  await put('mine.json', [{ ...MARSHLANDS_SECTIONS[0], rows: [] }]);
  await expect(writeSectionIndex(folder)).rejects.toThrow(
    'mine.json: sections[0] temple.rows: there are 0 instead of 10',
  );
  await expect(index()).rejects.toThrow('ENOENT');
});

test('a section in two files is told', async () => {
  await put('a.json', MARSHLANDS_SECTIONS.slice(0, 1));
  await put('b.json', MARSHLANDS_SECTIONS);
  await expect(writeSectionIndex(folder)).rejects.toThrow('temple stands in two files');
});
