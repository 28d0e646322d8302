import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import type { Items } from './items.ts';
import { userKey } from './people.ts';

const DAY = 24 * 3_600_000;
const LIFE = 180 * DAY;

const session = lazy(() =>
  z.object({
    sk: z.string().check(z.startsWith('SESSION#')),
    userId: z.string(),
    createdAt: z.number(),
    lastSeenAt: z.number(),
    agent: z.string(),
    onlyGame: z.nullable(z.string()),
    /** Made by a sign-in; sessions from before this was noted are not. */
    signedIn: z._default(z.boolean(), false),
  }),
);

/** A browser that is signed in; `onlyGame` where it came in through the mail of one game. */
export interface Session extends Readonly<Omit<z.infer<ReturnType<typeof session>>, 'sk'>> {
  /** Names it in lists; opens nothing. */
  readonly id: string;
}

export interface Sessions {
  /** Makes a session and gives the secret for its cookie; a whole one (`onlyGame` null) comes of a sign-in only. */
  start(userId: string, agent: string, onlyGame: string | null): Promise<string>;
  /** The session of a cookie; prolongs it once a day. */
  of(secret: string): Promise<Session | null>;
  ofUser(userId: string): Promise<readonly Session[]>;
  end(userId: string, id: string): Promise<void>;
}

const idOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const key = (userId: string, id: string) => ({ pk: userKey(userId), sk: `SESSION#${id}` });

const named = ({ sk, ...rest }: z.infer<ReturnType<typeof session>>): Session => ({
  id: sk.slice('SESSION#'.length),
  ...rest,
});

/** The secret holds the user's id in front, so that a session is found and listed as one item of its user. */
export const sessions = (accounts: Items, now: () => number): Sessions => {
  const ttl = () => Math.floor((now() + LIFE) / 1000);
  return {
    start: async (userId, agent, onlyGame) => {
      const secret = `${userId}.${randomBytes(24).toString('base64url')}`;
      const fresh = {
        userId,
        createdAt: now(),
        lastSeenAt: now(),
        agent: agent.slice(0, 200),
        onlyGame,
        signedIn: onlyGame === null,
        ttl: ttl(),
      };
      await accounts.put(key(userId, idOf(secret)), fresh);
      return secret;
    },
    of: async (secret) => {
      const userId = secret.split('.')[0] ?? '';
      if (userId === '' || secret.length > 100) return null;
      const at = key(userId, idOf(secret));
      const found = await accounts.read(at, session());
      if (!found) return null;
      if (now() - found.lastSeenAt > DAY) await accounts.change(at, { lastSeenAt: now(), ttl: ttl() });
      return named(found);
    },
    ofUser: async (userId) => (await accounts.list(userKey(userId), 'SESSION#', session())).map(named),
    end: (userId, id) => accounts.remove(key(userId, id)),
  };
};
