// An owner of the boxes puts a file of printed layouts into a folder of the title; here the build finds it and refuses a
// broken one.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OwnerFile, readOwnerFile } from '../../domain/games/kingdom-builder/sections/owner-file.ts';
import { BrokenFiles, indexSource } from '../edition/index-file.ts';
import { ownerJson } from '../edition/owner-json.ts';

const FOLDER = join(import.meta.dirname, '../../domain/games/kingdom-builder/sections/owner');

interface Found {
  readonly ids: readonly string[];
  readonly faults: readonly string[];
}

const read = async (folder: string, name: string): Promise<Found> => {
  const answer = await ownerJson<OwnerFile>(join(folder, `${name}.json`), readOwnerFile, (fault) => ({
    faults: [fault],
  }));
  if ('faults' in answer) return { ids: [], faults: answer.faults.map((fault) => `${name}.json: ${fault}`) };
  return { ids: [...answer.sections, ...answer.islands].map(({ id }) => id), faults: [] };
};

/** Lists the folder anew, touching the file only when something changed. Throws `BrokenFiles`. */
export const writeSectionIndex = async (folder = FOLDER): Promise<readonly string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const names = files.toSorted((a, b) => a.localeCompare(b, 'en'));
  const found = await Promise.all(names.map((name) => read(folder, name)));
  const ids = found.flatMap((one) => one.ids);
  const twice = new Set(ids.filter((id, i) => ids.indexOf(id) < i));
  const faults = [...found.flatMap((one) => one.faults), ...[...twice].map((id) => `${id} stands in two files`)];
  if (faults.length > 0) throw new BrokenFiles('Layouts of Kingdom Builder', faults);
  const place = join(folder, 'index.ts');
  const source = indexSource(names, 'sections');
  if ((await readFile(place, 'utf8').catch(() => '')) !== source) await writeFile(place, source);
  return names;
};
