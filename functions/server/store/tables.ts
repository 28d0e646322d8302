/** A table by its purpose; `infra` makes them, on one machine and in the cloud. Every table has a string key `pk`. */
export interface TableSpec {
  readonly name: 'Events' | 'Views' | 'Accounts' | 'Mail' | 'Seeds' | 'Keys';
  readonly sort?: { readonly name: string; readonly type: 'S' | 'N' };
  /** Attribute with the epoch second after which an item may go. */
  readonly ttl?: 'ttl';
  /** Changes are handed to the projector and the notifier (keys only). */
  readonly stream?: true;
  /** Sparse index of what is due, by `due` (N, epoch ms) under `duePk` (S). */
  readonly due?: true;
}

export const TABLES: readonly TableSpec[] = [
  { name: 'Events', sort: { name: 'seq', type: 'N' }, stream: true },
  { name: 'Views', sort: { name: 'sk', type: 'S' }, ttl: 'ttl', due: true },
  { name: 'Accounts', sort: { name: 'sk', type: 'S' }, ttl: 'ttl' },
  { name: 'Mail', ttl: 'ttl' },
  { name: 'Seeds' },
  { name: 'Keys' },
];

/** The name of the sparse index of a table with `due`. */
export const DUE_INDEX = 'due';
