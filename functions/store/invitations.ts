import * as z from 'zod';
import type { Items } from './items.ts';
import { emailHash } from './people.ts';

const invitation = z.object({
  id: z.string(),
  gameId: z.string(),
  seat: z.int(),
  email: z.string(),
  /** What the host calls the invited, '' for nothing. */
  name: z.string(),
  /** The host's user id. */
  from: z.string(),
  at: z.number(),
  mail: z.enum(['sent', 'failed']).optional(),
});
export type Invitation = Readonly<z.infer<typeof invitation>>;

/** Addresses of the invited; the log knows only ids. */
export interface Invitations {
  find(id: string): Promise<Invitation | null>;
  findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Invitation>>;
  ofEmail(email: string): Promise<readonly Invitation[]>;
  /** Keeps an invitation; a repeated command finds its own. */
  add(fresh: Invitation): Promise<void>;
  mailed(id: string, mail: 'sent' | 'failed'): Promise<void>;
  remove(gone: Invitation): Promise<void>;
}

const key = (id: string) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' });
const listKey = (email: string, id: string) => ({ pk: `EMAIL#${emailHash(email)}`, sk: `INVITATION#${id}` });

export const invitations = (accounts: Items): Invitations => {
  const findMany = async (ids: readonly string[]) => {
    const found = await accounts.readMany([...new Set(ids)].map(key), invitation);
    return new Map(found.map((one) => [one.id, one]));
  };
  return {
    findMany,
    find: (id) => accounts.read(key(id), invitation),
    ofEmail: async (email) => {
      const listed = await accounts.list(`EMAIL#${emailHash(email)}`, 'INVITATION#', z.object({ id: z.string() }));
      return [...(await findMany(listed.map(({ id }) => id))).values()];
    },
    add: async (fresh) => {
      await accounts.add(key(fresh.id), { ...fresh });
      await accounts.add(listKey(fresh.email, fresh.id), { id: fresh.id });
    },
    mailed: async (id, mail) => {
      await accounts.change(key(id), { mail });
    },
    remove: async ({ id, email }) => {
      await accounts.remove(listKey(email, id));
      await accounts.remove(key(id));
    },
  };
};
