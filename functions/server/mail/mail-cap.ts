import type { Items } from '../store/items.ts';
import type { Outgoing } from './outgoing.ts';

const HOUR = 3_600_000;

/** The installation has sent what its owner lets it send in an hour. The next hour takes the mail. */
class MailLimitExceeded extends Error {
  override readonly name = 'MailLimitExceeded';
  readonly code = 'MailLimitExceeded';
}

/** A part of the cap that one kind of mail cannot go beyond, so that something is left for the other. */
const SHARES = { game: 0.8, 'sign-in': 0.5 } as const;

/** Sends at most `most` mails in an hour of the clock, over all functions; 0 is no cap. */
export const capped = (
  outgoing: Outgoing,
  accounts: Pick<Items, 'count'>,
  most: number,
  now: () => number,
): Outgoing => {
  const isOver = async (what: string, limit: number): Promise<boolean> => {
    const hour = Math.floor(now() / HOUR);
    const key = { pk: `RATE#mails#${what}`, sk: String(hour) };
    return (await accounts.count(key, 'used', ((hour + 1) * HOUR) / 1000)) > limit;
  };
  return {
    send: async (mail) => {
      const kind = mail.tags?.kind === 'sign-in' ? 'sign-in' : 'game';
      const over = most > 0 && ((await isOver(kind, Math.ceil(most * SHARES[kind]))) || (await isOver('all', most)));
      if (over) throw new MailLimitExceeded('no more mails in this hour');
      return outgoing.send(mail);
    },
  };
};
