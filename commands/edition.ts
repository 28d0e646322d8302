// npm run -s edition -- FILE: says whether a game of Pocket Master Builder can be played with the cards of a file.
// npm run -s edition -- --index: writes down which files lie in the title's folder, as the build does by itself.

import { basename } from 'node:path';
import { type EditionFile, readEdition } from '../domain/games/pocket-master-builder/editions/edition-file.ts';
import { index } from './edition/index-command.ts';
import { writeIndex } from './edition/index-file.ts';
import { ownerJson } from './edition/owner-json.ts';

const USAGE = `npm run -s edition -- FILE     checks an edition of the cards of Pocket Master Builder
npm run -s edition -- --index  writes the list of the editions that the next build takes in`;

const read = (file: string): Promise<EditionFile> =>
  ownerJson<EditionFile>(file, readEdition, (fault) => ({ problems: [fault], warnings: [] }));

const check = async (file: string): Promise<boolean> => {
  const answer = await read(file);
  for (const warning of answer.warnings) console.error(`${file}: warning: ${warning}`);
  if ('problems' in answer) {
    console.error(`${file}: ${answer.problems.length === 1 ? '1 problem' : `${answer.problems.length} problems`}`);
    for (const problem of answer.problems) console.error(`  ${problem}`);
    return false;
  }
  const { id, kingdom, walls, starting, landmarks, oracles } = answer.edition;
  const all = [...kingdom, ...walls, ...starting, ...landmarks, ...oracles].length;
  console.log(`${file}: edition ${id} is fine, ${all} cards.`);
  if (basename(file) !== `${id}.json`) console.log(`  In the folder of editions it must be called ${id}.json.`);
  return true;
};

if (import.meta.main) {
  const [what] = process.argv.slice(2);
  if (what === '--index') await index('Editions', () => writeIndex(undefined, console.error));
  else if (what === undefined || what.startsWith('-')) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (!(await check(what))) process.exitCode = 1;
}
