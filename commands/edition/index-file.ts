// An owner of the printed game puts a file beside the house edition; here the build finds it and refuses a broken one.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE } from '../../domain/games/pocket-master-builder/edition.ts';
import { readEdition } from '../../domain/games/pocket-master-builder/edition-file.ts';

const FOLDER = join(import.meta.dirname, '../../domain/games/pocket-master-builder/editions');

/** Files in the folder of editions with which no game could be played. */
class BrokenEditions extends Error {
  override readonly name = 'BrokenEditions';
  constructor(problems: readonly string[]) {
    super(`Editions of Pocket Master Builder:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is wrong with a file of the folder; it must also bear the edition's own name. */
const problemsOf = async (folder: string, name: string): Promise<readonly string[]> => {
  const answer = readEdition(parsed(await readFile(join(folder, `${name}.json`), 'utf8')));
  if ('problems' in answer) return answer.problems.map((problem) => `${name}.json: ${problem}`);
  return answer.edition.id === name ? [] : [`${name}.json: holds edition ${answer.edition.id}; name it so`];
};

/** The source of a list of files, as the command of this name writes it. */
export const indexSource = (names: readonly string[], command = 'edition'): string => {
  const imports = names.map((name, i) => `import ${command}${i} from './${name}.json' with { type: 'json' };`);
  const list = names.map((_, i) => `${command}${i}`).join(', ');
  return [
    `// Written by \`npm run -s ${command} -- --index\`, and by every build, from the files of this folder.`,
    ...imports,
    '',
    `export const FILES: readonly unknown[] = [${list}];`,
    '',
  ].join('\n');
};

/** Lists the folder anew, touching the file only when something changed. Throws `BrokenEditions`. */
export const writeIndex = async (folder = FOLDER): Promise<readonly string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const names = [...files].sort((a, b) => Number(b === HOUSE) - Number(a === HOUSE) || a.localeCompare(b, 'en'));
  const problems = (await Promise.all(names.map((name) => problemsOf(folder, name)))).flat();
  if (problems.length > 0) throw new BrokenEditions(problems);
  const place = join(folder, 'index.ts');
  const source = indexSource(names);
  if ((await readFile(place, 'utf8').catch(() => '')) !== source) await writeFile(place, source);
  return names;
};
