import { randomBytes } from 'node:crypto';
import type { Items } from '../../functions/server/store/items.ts';
import { signIns } from '../../functions/server/store/sign-ins.ts';

/** Makes the token of a link that signs an address in once, within 15 minutes. No mail goes out. */
export const mintSignIn = async (accounts: Items, email: string): Promise<string> => {
  // The link alone leads in: nobody is told a code for it.
  const { link } = await signIns(accounts, Date.now).ask({ email, next: '/' }, () => randomBytes(32).toString('hex'));
  return link;
};
