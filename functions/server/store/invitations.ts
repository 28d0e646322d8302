import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import type { Items } from './items.ts';
import { emailHash } from './people.ts';

const invitation = lazy(() =>
  z.object({
    id: z.string(),
    gameId: z.string(),
    seat: z.int(),
    email: z.string(),
    /** What the host calls the invited, '' for nothing. */
    name: z.string(),
    /** The host's user id. */
    from: z.string(),
    /** `later`: not taken for now. */
    mail: z.optional(z.enum(['sent', 'failed', 'later'])),
    /** When it was tried last, in epoch milliseconds. */
    triedAt: z.optional(z.number()),
  }),
);
export type Invitation = Readonly<z.infer<ReturnType<typeof invitation>>>;

/** Addresses of the invited; the log knows only ids. */
export interface Invitations {
  find(id: string): Promise<Invitation | null>;
  findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Invitation>>;
  ofEmail(email: string): Promise<readonly Invitation[]>;
  /** Keeps an invitation; a repeated command finds its own. */
  add(fresh: Invitation): Promise<void>;
  /** True for the one who may mail it now; whoever dies over it leaves it to others after two minutes. */
  claim(id: string, now: number): Promise<boolean>;
  mailed(id: string, mail: 'sent' | 'failed' | 'later', now: number): Promise<void>;
  /** Forgets whom it asked; that it was there stays, for its link to say that it is over. */
  forget(over: Invitation): Promise<void>;
  remove(gone: Invitation): Promise<void>;
}

const key = (id: string) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' });
const listKey = (email: string, id: string) => ({ pk: `EMAIL#${emailHash(email)}`, sk: `INVITATION#${id}` });

const claimKey = (id: string) => ({ pk: `INVITATION#${id}`, sk: 'CLAIM' });
const CLAIM = 120_000;

export const invitations = (accounts: Items): Invitations => {
  const findMany = async (ids: readonly string[]) => {
    const found = await accounts.readMany([...new Set(ids)].map(key), invitation());
    return new Map(found.map((one) => [one.id, one]));
  };
  return {
    findMany,
    find: (id) => accounts.read(key(id), invitation()),
    ofEmail: async (email) => {
      const listed = await accounts.list(`EMAIL#${emailHash(email)}`, 'INVITATION#', z.object({ id: z.string() }));
      return [...(await findMany(listed.map(({ id }) => id))).values()];
    },
    add: async (fresh) => {
      if (!(await accounts.add(key(fresh.id), { ...fresh }))) {
        // A repeated command may name somebody else: what is there counts.
        const there = await accounts.read(key(fresh.id), invitation());
        if (there?.email !== fresh.email) return;
      }
      await accounts.add(listKey(fresh.email, fresh.id), { id: fresh.id });
    },
    claim: (id, now) => accounts.add(claimKey(id), { ttl: Math.ceil((now + CLAIM) / 1000) }),
    mailed: async (id, mail, now) => {
      await accounts.change(key(id), { mail, triedAt: now });
      await accounts.remove(claimKey(id));
    },
    forget: async ({ id, email }) => {
      await accounts.remove(listKey(email, id));
      await accounts.change(key(id), { email: '', name: '' });
    },
    remove: async ({ id, email }) => {
      await accounts.remove(listKey(email, id));
      await accounts.remove(key(id));
    },
  };
};
