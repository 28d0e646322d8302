// One asked-for sign-in is one item: it is opened by the link of the mail, or by its code in the browser that asked.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import type { Items } from './items.ts';

const MINUTES_15 = 15 * 60_000;
const MOST_TRIES = 5;

const signIn = lazy(() =>
  z.object({
    email: z.string(),
    next: z.string(),
    link: z.string(),
    browser: z.string(),
    code: z.string(),
    used: z.optional(z.boolean()),
  }),
);

export interface Asked {
  readonly email: string;
  /** The path to go to afterwards. */
  readonly next: string;
}

export interface SignIns {
  /** Makes a sign-in: `link` for the mail, `browser` for the cookie of who asked. The code's hash comes from outside. */
  ask(asked: Asked, codeHash: (id: string) => string): Promise<{ readonly link: string; readonly browser: string }>;
  /** Whose link this is; null when it is wrong, used or over its time. */
  see(link: string): Promise<Asked | null>;
  /** Whether this browser has asked for this address, and its link is still good. */
  isOpen(browser: string, email: string): Promise<boolean>;
  useLink(link: string): Promise<Asked | null>;
  /** Null for a wrong code, another browser, or after too many tries. */
  useCode(browser: string, email: string, codeHash: (id: string) => string): Promise<Asked | null>;
}

const ID_LENGTH = 16;
const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const key = (token: string) => ({ pk: `SIGNIN#${token.slice(0, ID_LENGTH)}`, sk: 'SIGNIN' });

export const signIns = (accounts: Items, now: () => number): SignIns => {
  const byLink = async (link: string) => {
    const found = await accounts.read(key(link), signIn());
    return found && !found.used && same(found.link, hash(link)) ? found : null;
  };
  // Two presses at once: only one finds it unused.
  const use = async (token: string, { email, next }: Asked): Promise<Asked | null> =>
    (await accounts.change(key(token), { used: true, email: '' }, 'used')) ? { email, next } : null;

  const byBrowser = async (browser: string, email: string) => {
    const found = await accounts.read(key(browser), signIn());
    return found && !found.used && same(found.browser, hash(browser)) && found.email === email ? found : null;
  };

  return {
    ask: async ({ email, next }, codeHash) => {
      const id = randomBytes(12).toString('base64url');
      const link = id + randomBytes(24).toString('base64url');
      const browser = id + randomBytes(24).toString('base64url');
      await accounts.put(key(id), {
        ...{ email, next, link: hash(link), browser: hash(browser), code: codeHash(id) },
        ttl: Math.floor((now() + MINUTES_15) / 1000),
      });
      return { link, browser };
    },
    see: byLink,
    isOpen: async (browser, email) => (await byBrowser(browser, email)) !== null,
    useLink: async (link) => {
      const found = await byLink(link);
      return found && use(link, found);
    },
    useCode: async (browser, email, codeHash) => {
      const found = await byBrowser(browser, email);
      if (!found) return null;
      const ttl = Math.floor((now() + MINUTES_15) / 1000);
      if ((await accounts.count({ ...key(browser), sk: 'TRIES' }, 'tries', ttl)) > MOST_TRIES) return null;
      return same(found.code, codeHash(browser.slice(0, ID_LENGTH))) ? use(browser, found) : null;
    },
  };
};
