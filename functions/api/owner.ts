import type { Environment } from '../server/environment.ts';
import type { Person } from '../server/store/people.ts';

/** True for whoever has signed in with the address that the installation was made with. */
export const isOwner = ({ OWNER }: Pick<Environment, 'OWNER'>, { email }: Pick<Person, 'email'>): boolean => {
  const owner = OWNER.trim().toLowerCase();
  return owner !== '' && email.toLowerCase() === owner;
};
