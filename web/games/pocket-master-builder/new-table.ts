import { pocketMasterBuilder } from '../../../domain/games/pocket-master-builder/title.ts';
import type { NewTable } from '../table.ts';
import { Preview } from './preview.tsx';

/** Pocket Master Builder before a game has begun. */
export const newTable: NewTable = { title: pocketMasterBuilder, Preview };
