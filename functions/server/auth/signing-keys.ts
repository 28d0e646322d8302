import type { Database } from '../store/database.ts';
import { readKeys } from '../store/keys.ts';
import type { KeyPurpose, Keys } from './tokens.ts';

/** The signing keys for these purposes, read at the first call. A failed reading is tried again by the next call. */
export const signingKeys = <P extends KeyPurpose>(
  db: Database,
  table: string,
  purposes: readonly P[],
): (() => Promise<Keys<P>>) => {
  let kept: Promise<Keys<P>> | undefined;
  return () => {
    kept ??= readKeys(db, table, purposes).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
};
