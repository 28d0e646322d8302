// Who wants no mail from people that they do not know, for ever. Only the hash of the mailbox is kept.

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { mailboxOf } from '../auth/mailbox.ts';
import type { Items } from './items.ts';

export interface Refusals {
  /** Whether mail to an address was refused by who reads it. */
  has(email: string): Promise<boolean>;
  /** The same by the mark of a mailbox. */
  hasMark(mark: string): Promise<boolean>;
  set(mark: string, refused: boolean): Promise<void>;
}

/** What names a mailbox without telling it; links and the store have nothing else. */
export const markOf = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url').slice(0, 32);

const key = (mark: string) => ({ pk: `NEVER#${mark}`, sk: 'NEVER' });

export const refusals = (accounts: Items): Refusals => {
  const hasMark = async (mark: string) => (await accounts.read(key(mark), z.object({}))) !== null;
  return {
    hasMark,
    has: (email) => hasMark(markOf(email)),
    set: (mark, refused) => (refused ? accounts.put(key(mark), {}) : accounts.remove(key(mark))),
  };
};
