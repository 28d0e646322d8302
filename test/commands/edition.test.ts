import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { index } from '../../commands/edition/index-command.ts';
import { writeIndex } from '../../commands/edition/index-file.ts';
import house from '../../domain/games/pocket-master-builder/editions/house-1.json' with { type: 'json' };

let folder = '';
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editions-'));
});

afterEach(async () => {
  process.exitCode = undefined;
  printed.mockClear();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

test('a broken file is told in a sentence of its own, without a list of calls', async () => {
  await put('house-1.json', JSON.stringify(house));
  await put('mine-1.json', '{"edition":');
  await index('Editions', () => writeIndex(folder));
  expect(process.exitCode).toBe(1);
  expect(printed.mock.calls).toHaveLength(1);
  expect(String(printed.mock.calls[0]?.[0]).split('\n')).toEqual([
    'Editions of Pocket Master Builder:',
    expect.stringMatching(/^ {2}mine-1\.json: is no JSON: /),
  ]);
});

test('a warning is told and the edition is taken in', async () => {
  const levels = house.donkey_track.levels.map((level) => (level.level === 5 ? { ...level, workers: 1 } : level));
  await put('mine-1.json', JSON.stringify({ ...house, edition: 'mine-1', donkey_track: { levels } }));
  const warned: string[] = [];
  expect(await writeIndex(folder, (line) => warned.push(line))).toEqual(['mine-1']);
  expect(warned).toEqual(['mine-1.json: warning: donkey_track: level 5 allows less than the one before']);
});
