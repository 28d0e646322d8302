import type { Edition } from './edition.ts';
import { readEdition } from './edition-file.ts';
import { FILES } from './index.ts';

/** A file in `editions/` with which no game can be played. The build refuses it before anybody sees this. */
class BrokenEdition extends Error {
  override readonly name = 'BrokenEdition';
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const read = (file: unknown): Edition => {
  const answer = readEdition(file);
  if ('problems' in answer) throw new BrokenEdition(answer.problems);
  return answer.edition;
};

/** Every edition that was in the folder at build time, the house edition first. */
export const EDITIONS: readonly Edition[] = FILES.map(read);

export const editionById = (id: string): Edition | null => EDITIONS.find((edition) => edition.id === id) ?? null;
