import type { GameTable } from './table.ts';

/** Every title's table, loaded when a page needs it. One line each. */
export const TABLES: Readonly<Record<string, () => Promise<GameTable>>> = {};
