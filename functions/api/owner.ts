import type { Environment } from '../server/environment.ts';
import type { Person } from '../server/store/people.ts';
import type { Session } from '../server/store/sessions.ts';

/** True for whoever has signed in with the address that the installation was made with; no passed-on mail is enough. */
export const isOwner = (
  { OWNER }: Pick<Environment, 'OWNER'>,
  { email }: Pick<Person, 'email'>,
  { onlyGame, signedIn }: Pick<Session, 'onlyGame' | 'signedIn'>,
): boolean => {
  const owner = OWNER.trim().toLowerCase();
  return owner !== '' && onlyGame === null && signedIn && email.toLowerCase() === owner;
};
