import { OPTIONS } from '../../../domain/games/kingdom-builder/options.ts';
import { PRESETS } from '../../../domain/games/kingdom-builder/setup/presets.ts';
import { refusals } from '../../../domain/games/kingdom-builder/setup/refusals.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import type { NewTable } from '../table.ts';
import { Preview } from './preview.tsx';

/** Kingdom Builder before a game has begun; the rules of play are not needed for it. */
export const newTable: NewTable = {
  title: {
    name: 'Kingdom Builder',
    rules: { id: 'kingdom-builder', seats: { min: 2, max: 5 }, options: OPTIONS, refusals },
    words: WORDS,
  },
  presets: PRESETS,
  Preview,
};
