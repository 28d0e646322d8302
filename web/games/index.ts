import type { GameTable } from './table.ts';

interface Entry {
  /** The name in lists, which do not wait for the rules. */
  readonly name: string;
  /** Loads rules, words, board and rules page when a page needs them. */
  readonly load: () => Promise<GameTable>;
}

/** Every title's table, one line each, and one for its style sheet in `styles/titles.css`: `'my-title': { name: 'My Title', load: () => import('./my-title/table.tsx').then((m) => m.table) }`. */
export const TABLES: Readonly<Record<string, Entry>> = {
  'kingdom-builder': {
    name: 'Kingdom Builder',
    load: () => import('./kingdom-builder/table.ts').then((m) => m.table),
  },
  'pocket-master-builder': {
    name: 'Pocket Master Builder',
    load: () => import('./pocket-master-builder/table.ts').then((m) => m.table),
  },
  'the-builders': {
    name: 'The Builders: Middle Ages',
    load: () => import('./the-builders/table.ts').then((m) => m.table),
  },
};

export const titleName = (id: string): string => TABLES[id]?.name ?? id.replaceAll('-', ' ');
