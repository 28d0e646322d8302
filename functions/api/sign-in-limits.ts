// What strangers may have mailed to an address and try at it, and what is kept for its owner.

import { createHmac } from 'node:crypto';
import type { RouteId } from '../contract/contract.ts';
import { LIMITS } from '../server/auth/limits.ts';
import { mailboxOf } from '../server/auth/mailbox.ts';
import type { Limit } from '../server/store/rate-limits.ts';
import type { Call } from './call.ts';
import { limited } from './limited.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

/** What a browser keeps that has proved this address. */
export const knownMark = (services: Services, email: string): string =>
  createHmac('sha256', services.keys['sign-in'])
    .update(`known|${mailboxOf(email)}`)
    .digest('base64url');

/** Counts against all these limits; null within them, else the seconds to wait for the longest. */
const within = async (services: Services, limits: readonly (readonly [Limit, string])[]): Promise<number | null> => {
  const waits = await Promise.all(limits.map(([limit, who]) => services.limits(limit, who)));
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return longest > 0 ? longest : null;
};

type Asking = Pick<Call<RouteId>, 'services' | 'source' | 'known' | 'asked'>;

/** Null when a mail may go to this address now, 'open' when this browser has one that is still good, else how long to wait. */
export const mailable = async (
  { services, source, known, asked }: Asking,
  email: string,
): Promise<number | 'open' | null> => {
  const mailbox = mailboxOf(email);
  const pair = `${source}|${mailbox}`;
  const { signInByPair, signInByPairADay, signInByMailbox, signInByKnown } = LIMITS;
  const alone = await within(services, [
    [signInByPair, pair],
    [signInByPairADay, pair],
  ]);
  // Who alone asks too often does not use up what others may.
  const after = alone ?? (await services.limits(signInByMailbox, mailbox));
  if (after === null) return null;
  if (known === knownMark(services, email) && (await services.limits(signInByKnown, mailbox)) === null) return null;
  return asked !== null && (await services.signIns.isOpen(asked, email)) ? 'open' : after;
};

/** Counts a code that somebody tries for an address. */
export const codeTried = async ({ services, known }: Asking, email: string): Promise<void> => {
  const mailbox = mailboxOf(email);
  const after = await services.limits(LIMITS.codeByMailbox, mailbox);
  if (after === null) return;
  if (known === knownMark(services, email)) return limited(services, LIMITS.codeByKnown, mailbox);
  throw new Problem(429, 'too-many-requests', { after });
};
