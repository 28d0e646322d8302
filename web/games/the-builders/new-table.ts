import { theBuildersTitle } from '../../../domain/games/the-builders/title.ts';
import type { NewTable } from '../table.ts';
import { Preview } from './preview.tsx';

/** The Builders before a game has begun. */
export const newTable: NewTable = { title: theBuildersTitle, Preview };
