import type { GameTable, NewTable } from './table.ts';

interface Entry {
  /** The name in lists, which do not wait for the rules. */
  readonly name: string;
  /** Loads rules, words, board and rules page when a page needs them. */
  readonly load: () => Promise<GameTable>;
  /** Loads options and preview for the pages of games that have not begun. */
  readonly begin: () => Promise<NewTable>;
}

/** Every title's table, one line each, and one for its style sheet in `styles/titles.css`: `'my-title': { name: 'My Title', load: () => import('./my-title/table.tsx').then((m) => m.table) }`. */
export const TABLES: Readonly<Record<string, Entry>> = {
  'kingdom-builder': {
    name: 'Kingdom Builder',
    load: () => import('./kingdom-builder/table.ts').then((m) => m.table),
    begin: () => import('./kingdom-builder/new-table.ts').then((m) => m.newTable),
  },
  'pocket-master-builder': {
    name: 'Pocket Master Builder',
    load: () => import('./pocket-master-builder/table.ts').then((m) => m.table),
    begin: () => import('./pocket-master-builder/new-table.ts').then((m) => m.newTable),
  },
  'the-builders': {
    name: 'The Builders: Middle Ages',
    load: () => import('./the-builders/table.ts').then((m) => m.table),
    begin: () => import('./the-builders/new-table.ts').then((m) => m.newTable),
  },
};

export const titleName = (id: string): string => TABLES[id]?.name ?? id.replaceAll('-', ' ');
