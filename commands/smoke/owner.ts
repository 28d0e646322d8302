// The post of an installation whose mail goes out into the world. The owner's credentials open the tables: they tell that
// a mail was sent, and with the keys the owner makes the very links that it carried.

import { noticeId } from '../../functions/notifier/notice.ts';
import { invitationCode, turnLink } from '../../functions/server/auth/tokens.ts';
import { picturePath } from '../../functions/server/mail/picture-link.ts';
import { dynamoClaims } from '../../functions/server/store/claims.ts';
import { invitations } from '../../functions/server/store/invitations.ts';
import { items } from '../../functions/server/store/items.ts';
import { readKeys } from '../../functions/server/store/keys.ts';
import { people } from '../../functions/server/store/people.ts';
import type { Reached } from '../installation/installation.ts';
import { mintSignIn } from '../installation/sign-in.ts';
import { storeOf } from '../installation/store.ts';
import { pictureSize } from './picture.ts';
import { NoMail, type Post, patiently, type Waiting } from './post.ts';

/** Minutes: the waiting time of a notice, a tick of the clock, and some more. */
const PATIENCE = 300;

const storesOf = async (reached: Reached) => {
  const { ACCOUNTS_TABLE, KEYS_TABLE, MAIL_TABLE } = reached.environment;
  const store = storeOf(reached);
  const accounts = items(store, ACCOUNTS_TABLE, Date.now);
  return {
    accounts,
    claims: dynamoClaims(store, MAIL_TABLE),
    invited: invitations(accounts),
    persons: people(accounts, Date.now),
    keys: await readKeys(store, KEYS_TABLE, ['turn-link', 'invitation', 'picture']),
  };
};

export const ownerPost = async (reached: Reached, site: string, run: string): Promise<Post> => {
  const { accounts, claims, invited, persons, keys } = await storesOf(reached);

  const sent = (waiting: Waiting, kind: 'turn' | 'ended'): Promise<string> => {
    const id = noticeId({ ...waiting, player: '', kind, channel: 'mail', at: 0 });
    return patiently(`the notice ${id}`, PATIENCE, async () => {
      const known = await claims.read(id);
      if (known === null || known.state === 'claimed' || known.state === 'later') return null;
      if (known.state !== 'sent') throw new NoMail(`the notice ${id} is ${known.state}: see /admin and the logs`);
      return id;
    });
  };

  const looksOf = async ({ gameId, since: seq, title }: Waiting): Promise<string> => {
    if (!title.drawing) return 'a mail';
    const liveries = [{ colour: 'blue', shape: 'house' }] as const;
    const path = picturePath(keys, { gameId, seq, since: seq, liveries });
    return `a mail with a picture of ${await pictureSize(new URL(path, site))} bytes`;
  };

  return {
    // The mail service's own addressees: they take everything, also from the sandbox, and spoil nobody's reputation.
    addressOf: (name) => `success+${name.toLowerCase()}.${run}@simulator.amazonses.com`,
    signIn: (email) => mintSignIn(accounts, email),
    invitation: (email) =>
      patiently(`the invitation of ${email}`, PATIENCE, async () => {
        const newest = (await invited.ofEmail(email)).at(-1);
        if (newest?.mail === 'failed') throw new NoMail(`the invitation of ${email} was not taken by the mail service`);
        return newest?.mail === 'sent' ? invitationCode(keys, newest.id) : null;
      }),
    turn: async (waiting) => {
      await sent(waiting, 'turn');
      const { gameId, seat, since, email } = waiting;
      const player = (await persons.byEmail(email))?.id ?? '';
      return { token: turnLink(keys, { gameId, seat, since, player }, Date.now()), looks: await looksOf(waiting) };
    },
    ended: (waiting) => sent(waiting, 'ended'),
  };
};
