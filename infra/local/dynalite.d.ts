declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the database; in memory without. */
    readonly path?: string;
    readonly createTableMs?: number;
  }
  const dynalite: (options?: Options) => Server;
  export default dynalite;
}

declare module 'dynalite/db/index.js' {
  type Item = Readonly<Record<string, unknown>>;
  interface IndexEntry {
    readonly index: string;
    readonly key: string;
    readonly item: Item;
  }
  const db: {
    /** What the indexes must hold for an item that replaces another one. */
    getIndexActions(
      indexes: readonly unknown[],
      existing: Item | null,
      item: Item,
      table: object,
    ): { readonly puts: readonly IndexEntry[] };
  };
  export default db;
}
