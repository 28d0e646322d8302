import { OPTIONS, refusals } from '../../../domain/games/pocket-master-builder/options.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import type { NewTable } from '../table.ts';
import { Preview } from './preview.tsx';

/** Pocket Master Builder before a game has begun; the cards of an edition are fetched when they are to be seen. */
export const newTable: NewTable = {
  title: {
    name: 'Pocket Master Builder',
    rules: { id: 'pocket-master-builder', seats: { min: 2, max: 2 }, options: OPTIONS, refusals },
    words,
  },
  Preview,
};
