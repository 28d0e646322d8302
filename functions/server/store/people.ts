// Who plays: found by id, or by the hash of a mail address.

import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { COLOURS, type PlayerStyle, SHAPES } from '../../../domain/kernel/player-style.ts';
import { lazy } from '../lazy.ts';
import type { Items, Key } from './items.ts';

const person = lazy(() =>
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    colour: z.enum(COLOURS),
    shape: z.enum(SHAPES),
    createdAt: z.number(),
    /** Set when mail to the address bounced or was called unwanted. */
    mailFails: z._default(z.boolean(), false),
    /** Has signed in by a mail of their own. */
    signedIn: z._default(z.boolean(), false),
  }),
);
export type Person = Readonly<z.infer<ReturnType<typeof person>>>;

/** What a person may change. */
export type Profile = Partial<Pick<Person, 'name' | 'colour' | 'shape' | 'mailFails' | 'signedIn'>>;

export interface People {
  find(id: string): Promise<Person | null>;
  /** Those of these ids that are there, by id. */
  findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  byEmail(email: string): Promise<Person | null>;
  /** The person of an address, made if nobody has it yet; racing calls give the same one. */
  ofEmail(email: string, name?: string): Promise<{ readonly person: Person; readonly isNew: boolean }>;
  change(id: string, profile: Profile): Promise<void>;
  remove(person: Person): Promise<void>;
}

/** The same for all ways to write an address. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

export const userKey = (id: string): string => `USER#${id}`;
const profileKey = (id: string): Key => ({ pk: userKey(id), sk: 'PROFILE' });
const emailKey = (email: string): Key => ({ pk: `EMAIL#${emailHash(email)}`, sk: 'USER' });

const nameOf = (email: string): string => {
  const [first = 'Somebody'] = (email.split('@')[0] ?? '').split(/[._+-]/).filter(Boolean);
  return (first.charAt(0).toUpperCase() + first.slice(1)).slice(0, 40);
};

const liveryOf = (id: string): PlayerStyle => {
  const [a = 0, b = 0] = createHash('sha256').update(id).digest();
  return { colour: COLOURS[a % COLOURS.length] ?? 'blue', shape: SHAPES[b % SHAPES.length] ?? 'house' };
};

export const people = (accounts: Items, now: () => number): People => {
  const find = (id: string) => accounts.read(profileKey(id), person());

  const idOf = async (email: string): Promise<string | null> =>
    (await accounts.read(emailKey(email), z.object({ userId: z.string() })))?.userId ?? null;

  const claim = async (email: string): Promise<string> => {
    const userId = randomBytes(12).toString('base64url');
    return (await accounts.add(emailKey(email), { userId })) ? userId : ((await idOf(email)) ?? userId);
  };

  return {
    find,
    findMany: async (ids) => {
      const found = await accounts.readMany([...new Set(ids)].map(profileKey), person());
      return new Map(found.map((one) => [one.id, one]));
    },
    byEmail: async (email) => {
      const id = await idOf(email);
      return id === null ? null : find(id);
    },
    ofEmail: async (email, name) => {
      // The address is claimed first: whoever died in between left an id whose profile is made now.
      const id = (await idOf(email)) ?? (await claim(email));
      const known = await find(id);
      if (known) return { person: known, isNew: false };
      const address = email.trim().toLowerCase();
      const fresh = { id, email: address, name: name ?? nameOf(address), ...liveryOf(id), createdAt: now() };
      const isNew = await accounts.add(profileKey(id), fresh);
      return { person: { ...fresh, mailFails: false, signedIn: false }, isNew };
    },
    change: async (id, profile) => {
      if (Object.keys(profile).length > 0) await accounts.change(profileKey(id), profile);
    },
    remove: async ({ id, email }) => {
      await accounts.remove(emailKey(email));
      await accounts.remove(profileKey(id));
    },
  };
};
