// An owner of the printed game puts a file beside the house edition; here the build finds it and refuses a broken one.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE } from '../../domain/games/pocket-master-builder/editions/edition.ts';
import { type EditionFile, readEdition } from '../../domain/games/pocket-master-builder/editions/edition-file.ts';
import { Refusal } from '../../infra/local/refusal.ts';
import { ownerJson } from './owner-json.ts';

type Warn = (line: string) => void;

const FOLDER = join(import.meta.dirname, '../../domain/games/pocket-master-builder/editions');

/** Files of owners in a folder of a title with which nothing could be played. */
export class BrokenFiles extends Refusal {
  constructor(what: string, faults: readonly string[]) {
    super(`${what}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** What is wrong with a file of the folder; it must also bear the edition's own name. */
const problemsOf = async (folder: string, name: string, warn: Warn): Promise<readonly string[]> => {
  const answer = await ownerJson<EditionFile>(join(folder, `${name}.json`), readEdition, (fault) => ({
    problems: [fault],
    warnings: [],
  }));
  for (const warning of answer.warnings) warn(`${name}.json: warning: ${warning}`);
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

/** The source of the same files by their ids, each of them loaded when it is needed: what pages have. */
export const listSource = (names: readonly string[]): string => {
  const lines = names.map(
    (name) => `  '${name}': () => import('./${name}.json', { with: { type: 'json' } }).then((m) => m.default),`,
  );
  return [
    '// Written by `npm run -s edition -- --index`, and by every build, from the files of this folder.',
    'export const LIST: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
};

const writeChanged = async (place: string, source: string): Promise<void> => {
  if ((await readFile(place, 'utf8').catch(() => '')) !== source) await writeFile(place, source);
};

/** Lists the folder anew, touching the file only when something changed. Throws `BrokenFiles`. */
export const writeIndex = async (folder = FOLDER, warn: Warn = () => undefined): Promise<readonly string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const names = [...files].sort((a, b) => Number(b === HOUSE) - Number(a === HOUSE) || a.localeCompare(b, 'en'));
  const problems = (await Promise.all(names.map((name) => problemsOf(folder, name, warn)))).flat();
  if (problems.length > 0) throw new BrokenFiles('Editions of Pocket Master Builder', problems);
  await writeChanged(join(folder, 'index.ts'), indexSource(names));
  await writeChanged(join(folder, 'list.ts'), listSource(names));
  return names;
};
