// npm run -s sections -- FILE: says whether boards of Kingdom Builder can be laid with the layouts of a file.
// npm run -s sections -- --index: writes down which files lie in the title's folder, as the build does by itself.

import { type OwnerFile, readOwnerFile } from '../domain/games/kingdom-builder/sections/owner-file.ts';
import { index } from './edition/index-command.ts';
import { ownerJson } from './edition/owner-json.ts';
import { writeSectionIndex } from './sections/index-file.ts';

const USAGE = `npm run -s sections -- FILE     checks a file of printed layouts of Kingdom Builder
npm run -s sections -- --index  writes the list of the files that the next build takes in`;

const read = (file: string): Promise<OwnerFile> =>
  ownerJson<OwnerFile>(file, readOwnerFile, (fault) => ({ faults: [fault] }));

const check = async (file: string): Promise<boolean> => {
  const answer = await read(file);
  if ('faults' in answer) {
    console.error(`${file}: ${answer.faults.length === 1 ? '1 fault' : `${answer.faults.length} faults`}`);
    for (const fault of answer.faults) console.error(`  ${fault}`);
    return false;
  }
  const ids = [...answer.sections, ...answer.islands].map(({ id }) => id);
  console.log(`${file}: is fine, with ${ids.join(', ')}.`);
  return true;
};

if (import.meta.main) {
  const [what] = process.argv.slice(2);
  if (what === '--index') await index('Files of layouts', () => writeSectionIndex());
  else if (what === undefined || what.startsWith('-')) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (!(await check(what))) process.exitCode = 1;
}
