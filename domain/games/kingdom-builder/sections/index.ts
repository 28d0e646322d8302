import { HOUSE_SECTIONS } from './house.ts';
import { HOUSE_ISLANDS } from './islands.ts';
import { FILES } from './owner/index.ts';
import { readOwnerFile } from './owner-file.ts';
import { type Laid, shadowed } from './shadow.ts';

/** A file in `owner/` with which no game can be played. The build refuses it before anybody sees this. */
class BrokenSections extends Error {
  override readonly name = 'BrokenSections';
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

const read = (file: unknown): Laid => {
  const answer = readOwnerFile(file);
  if ('faults' in answer) throw new BrokenSections(answer.faults);
  return answer;
};

const HOUSE: Laid = { sections: HOUSE_SECTIONS, islands: HOUSE_ISLANDS };
const PRINTED: Laid = FILES.map(read).reduce(shadowed, HOUSE);

/** Which layouts there are to be played with, the usual ones first: an owner's, where a file is there, and the house's. */
export const LAYOUTS: readonly ('printed' | 'house')[] = FILES.length > 0 ? ['printed', 'house'] : ['house'];
export type Layouts = (typeof LAYOUTS)[number];

/** Sections and islands with the layouts of an owner's files, or as they come with the project. */
export const laidBy = (layouts: Layouts): Laid => (layouts === 'printed' ? PRINTED : HOUSE);

/** Every section that a board can be made of. The rows of some depend on the layouts that a game is played with. */
export const SECTIONS = laidBy(LAYOUTS[0] ?? 'house').sections;
