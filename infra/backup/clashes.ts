// What stands against putting a backup into an installation. Looked at before anything is written.

import type { TableSpec } from '../../functions/server/store/tables.ts';
import type { Contents } from './archive.ts';
import { everything, type Installation, type Item, itemsOf, keyOf, TAKEN_TABLES } from './items.ts';

export interface Clashes {
  /** Games that went on differently in the installation: two courses of one game cannot be joined. */
  readonly games: readonly string[];
  /** Games and people that the installation has and the backup has not; the demonstration is nobody's. */
  readonly own: { readonly games: number; readonly people: number };
}

/** A log or a seed is never written over. */
export const UNTOUCHABLE: readonly TableSpec['name'][] = ['Events', 'Seeds'];

const gameOf = ({ pk }: Item): string => (pk?.S ?? '').replace('GAME#', '');
const isFirst = ({ seq, by }: Item): boolean => seq?.N === '1' && by?.S !== 'demo';
const isAddress = ({ pk, sk }: Item): boolean => pk?.S?.startsWith('EMAIL#') === true && sk?.S === 'USER';

export const clashes = async (into: Installation, tables: Contents['tables']): Promise<Clashes> => {
  const games = new Set<string>();
  const own = { games: 0, people: 0 };
  for (const spec of TAKEN_TABLES.filter(({ name }) => UNTOUCHABLE.includes(name) || name === 'Accounts')) {
    const wanted = new Map(itemsOf(tables, spec).map((item) => [keyOf(item, spec), JSON.stringify(item)]));
    for (const item of await everything(into, spec)) {
      const ours = wanted.get(keyOf(item, spec));
      const same = ours === JSON.stringify(item);
      if (UNTOUCHABLE.includes(spec.name) && ours !== undefined && !same) games.add(gameOf(item));
      if (spec.name === 'Events' && ours === undefined && isFirst(item)) own.games += 1;
      if (spec.name === 'Accounts' && !same && isAddress(item)) own.people += 1;
    }
  }
  return { games: [...games], own };
};
